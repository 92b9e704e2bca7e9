import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countLeftOut,
  optionVerdict,
  questionsOf,
  quizResult,
  quizScore,
  scoreLevel,
  unanswered,
} from '@/domain/course/quiz'
import { quizAnswersIn } from '@/domain/course/quizAnswers'

const quizzes = fc
  .array(
    fc.record({
      question: fc.string({ minLength: 1 }).map((text) => `${text}?`),
      options: fc.array(
        fc.string({ minLength: 1 }).map((text) => `${text}!`),
        { minLength: 1, maxLength: 5 },
      ),
      correctAnswer: fc.nat({ max: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((questions) => questionsOf({ questions }))

const answered = fc.dictionary(fc.nat({ max: 8 }).map(String), fc.nat({ max: 5 }))

describe('the score of a quiz', () => {
  it('is the rounded percent of right answers over all questions', () => {
    fc.assert(
      fc.property(quizzes, answered, (questions, answers) => {
        const { correct, total, percent } = quizScore(questions, answers)
        expect(total).toBe(questions.length)
        expect(correct).toBeLessThanOrEqual(total)
        expect(percent).toBe(Math.round((100 * correct) / total))
      }),
    )
  })

  it('unanswered counts as wrong', () => {
    fc.assert(
      fc.property(quizzes, (questions) => {
        expect(quizScore(questions, {})).toEqual({ correct: 0, total: questions.length, percent: 0 })
      }),
    )
  })

  it('is 100 exactly where every answer is the index of the right option', () => {
    fc.assert(
      fc.property(quizzes, (questions) => {
        const right = Object.fromEntries(
          questions.map(({ index, correctAnswer }) => [index, correctAnswer ?? 0]),
        )
        const isAnswerable = questions.every(({ correctAnswer }) => correctAnswer !== undefined)
        expect(quizScore(questions, right).percent === 100).toBe(isAnswerable)
      }),
    )
  })

  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'low'],
    [0, 'low'],
  ])('%i percent is %s', (percent, level) => expect(scoreLevel(percent)).toBe(level))
})

describe('the marks of options', () => {
  const [question] = questionsOf({
    questions: [{ question: 'Q?', options: ['a', 'b', 'c'], correctAnswer: 1 }],
  })

  it('are: correct, the learner’s wrong answer, or correct but not attempted', () => {
    const marks = (answers: Record<string, number>) =>
      [0, 1, 2].map((option) => optionVerdict(question!, option, answers))
    expect(marks({ 0: 1 })).toEqual([undefined, 'correct', undefined])
    expect(marks({ 0: 2 })).toEqual([undefined, 'correct', 'wrong'])
    expect(marks({})).toEqual([undefined, 'notAttempted', undefined])
    expect(marks({ 0: 9 })).toEqual([undefined, 'notAttempted', undefined])
  })

  it('mark only questions without an answer as not attempted', () => {
    expect(unanswered([question!], { 0: 2 })).toEqual([])
    expect(unanswered([question!], { 1: 2 })).toEqual([question])
  })
})

it('the learner’s option is marked neither right nor wrong if the right answer is unknown', () => {
  const [question] = questionsOf({
    questions: [{ question: 'Q?', options: ['a', 'b'], correctAnswer: 7 }],
  })
  expect([0, 1].map((option) => optionVerdict(question!, option, { 0: 1 }))).toEqual([undefined, 'chosen'])
  expect(quizScore([question!], { 0: 1 }).percent).toBe(0)
})

it('a saved score without answers gives the same number of right answers as with them', () => {
  fc.assert(
    fc.property(quizzes, answered, (questions, answers) => {
      const { percent, correct, total } = quizScore(questions, answers)
      expect(quizResult(questions, answers, percent)).toEqual({ percent, correct, total, answers })
      expect(quizResult(questions, {}, percent)).toMatchObject({ percent, correct, total })
    }),
  )
})

describe('saved answers of any shape', () => {
  it('stay as they were sent if they are numbers', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.nat().map(String), fc.nat()), (answers) => {
        expect(quizAnswersIn(answers)).toEqual(answers)
      }),
    )
  })

  it('are read as numbers from maps and lists; other values contain no answers', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        for (const option of Object.values(quizAnswersIn(sent) ?? {}))
          expect(Number.isFinite(option)).toBe(true)
      }),
    )
    expect(quizAnswersIn(['1', null, 0])).toEqual({ 0: 1, 2: 0 })
    for (const none of [undefined, null, 'text', 7, true]) expect(quizAnswersIn(none)).toBeUndefined()
  })
})

describe('quiz data of any shape', () => {
  it('never throws, and gives only questions with a text and options', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (data, questions) => {
        expect(countLeftOut({ questions })).toBe(questions.length - questionsOf({ questions }).length)
        for (const asked of [...questionsOf(data), ...questionsOf({ questions })]) {
          expect(asked.question.trim()).not.toBe('')
          expect(asked.options.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it.each([
    ['"0" as 0', '0', 0],
    ['-1 as unknown', -1, undefined],
    ['99 as unknown', 99, undefined],
    ['"first" as unknown', 'first', undefined],
  ])('reads a correct answer of %s', (_case, correctAnswer, expected) => {
    const [asked] = questionsOf({ questions: [{ question: 'Q?', options: ['a', 'b'], correctAnswer }] })
    expect(asked?.correctAnswer).toBe(expected)
  })

  it('leaves out a question whose options are null and keeps the numbers of the others', () => {
    const asked = questionsOf({
      questions: [
        { question: 'No options', options: null, correctAnswer: 0 },
        { question: 'Fine', options: ['a', null, 'c'], correctAnswer: 2 },
      ],
    })
    expect(asked.map(({ index }) => index)).toEqual([1])
    expect(asked[0]?.options.map(({ index }) => index)).toEqual([0, 2])
  })
})
