import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goesOn, openBad, values } from './badInput'
import { signAndWords } from './signAndWords'

const question = { question: 'How many legs has a spider?', options: ['6', '8'], correctAnswer: 1 }
const quiz = (...questions: unknown[]) => ({ type: 'quiz', quizData: { questions } })
const choose = (option: string) => screen.findByRole('radio', { name: option })
const results = (score: number) => screen.findByRole('heading', { name: `Quiz Results: ${score}%` })
const marks = () =>
  screen
    .getAllByRole('list')
    .flatMap((list) => within(list).queryAllByRole('listitem'))
    .map(signAndWords)

describe("an invalid quiz shows 'Quiz content is not available.'", () => {
  it.each([
    ['quizData missing', undefined],
    ['quizData null', null],
    ['quizData that is text', 'questions'],
    ['quizData that is a list', [question]],
    ['quizData without questions', {}],
    ['questions null', { questions: null }],
    ['no questions', { questions: [] }],
    ['questions that are no list', { questions: { 0: question } }],
    ['questions of invalid types', { questions: [null, 7, 'Why?', []] }],
    ['a question without text', { questions: [{ ...question, question: '' }] }],
    ['options missing', { questions: [{ question: 'Why?' }] }],
    ['options null', { questions: [{ ...question, options: null }] }],
    ['options that are no list', { questions: [{ ...question, options: 'yes,no' }] }],
    ['options empty', { questions: [{ ...question, options: [] }] }],
    ['options without text', { questions: [{ ...question, options: [null, {}, '', [], true] }] }],
  ])('%s', async (_what, quizData) => {
    const app = await openBad({ type: 'quiz', quizData })
    expect(await screen.findByText('Quiz content is not available.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull()
    await goesOn(app)
  })
})

describe('an invalid question', () => {
  it('is counted in a message, and the valid questions show', async () => {
    const app = await openBad(quiz({ ...question, options: null }, question, null))
    expect(await screen.findByText('2 questions of this quiz could not be shown.')).toBeVisible()
    expect(screen.getByRole('group', { name: /Question 1 of 1/ })).toHaveTextContent('spider')
    await app.user.click(await choose('8'))
    await app.user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(100)
    expect(app.received.find(({ quizScore }) => quizScore !== undefined)?.quizAnswers).toEqual({ 1: 1 })
    await goesOn(app)
  })

  it('loses options that are neither text nor numbers; the others keep their index', async () => {
    const app = await openBad(quiz({ ...question, options: [null, 8, { text: '9' }, 'ten'] }))
    await app.user.click(await choose('8'))
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await app.user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(100)
    await goesOn(app)
  })
})

describe('correctAnswer', () => {
  it.each(values(['1', ' 1 ', 1]))('%j is the second option', async (correctAnswer) => {
    const app = await openBad(quiz({ ...question, correctAnswer }))
    await app.user.click(await choose('8'))
    await app.user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(100)
    await goesOn(app)
  })

  it.each(values(['x', '', -1, 99, null, undefined, 1.5, true, [1], {}]))(
    '%j is invalid: the results say so, and mark no answer as wrong',
    async (correctAnswer) => {
      const app = await openBad(quiz({ ...question, correctAnswer }))
      await app.user.click(await choose('8'))
      await app.user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
      await results(0)
      expect(
        screen.getByText('The right answer to this question is missing, so it could not be counted for you.'),
      ).toBeVisible()
      expect(marks()).toEqual(expect.arrayContaining(['6', 'user 8Your answer']))
      await goesOn(app)
    },
  )
})

describe('the saved answers of a completed quiz', () => {
  it.each([
    ['a list', [1]],
    ['text', { 0: '1' }],
    ['text beside unknown keys', { 0: '1', 7: 3, x: null }],
  ])('%s are valid', async (_what, quizAnswers) => {
    const app = await openBad(quiz(question), { status: 'completed', quizScore: 100, quizAnswers })
    await results(100)
    expect(marks()).toEqual(expect.arrayContaining(['check 8Your answer, correct']))
    await goesOn(app)
  })

  it.each([
    ['an index past the last option', { 0: 99 }],
    ['a negative index', { 0: -1 }],
    ['a fractional index', { 0: 0.5 }],
  ])('%s counts as not attempted', async (_what, quizAnswers) => {
    const app = await openBad(quiz(question), { status: 'completed', quizScore: 50, quizAnswers })
    await results(50)
    expect(marks()).toEqual(expect.arrayContaining(['minus 8(Not attempted)']))
    await goesOn(app)
  })

  it.each([
    ['an answer of text', { 0: 'x' }],
    ['an answer of null', { 0: null }],
    ['an answer that is an object', { 0: {} }],
    ['a list of null', [null]],
    ['missing', undefined],
    ['null', null],
  ])(
    '%s with a score: the score gives the number of right answers; no option shows as not attempted',
    async (_what, quizAnswers) => {
      const questions = [question, { ...question, question: 'How many legs has an octopus?' }]
      const app = await openBad(quiz(...questions), { status: 'completed', quizScore: 50, quizAnswers })
      await results(50)
      expect(screen.getByText('1 correct out of 2 questions')).toBeVisible()
      expect(marks().filter((mark) => mark?.includes('8'))).toEqual([
        'check 8Correct answer',
        'check 8Correct answer',
      ])
      await goesOn(app)
    },
  )

  it('count as all wrong if they are missing and the score is 0', async () => {
    const app = await openBad(quiz(question), { status: 'completed', quizScore: 0 })
    await results(0)
    expect(screen.getByText('0 correct out of 1 questions')).toBeVisible()
    await goesOn(app)
  })

  it.each(values(['text', 7, true]))(
    '%j without a score: the quiz can still be submitted',
    async (quizAnswers) => {
      const app = await openBad(quiz(question), { status: 'completed', quizAnswers })
      await app.user.click(await screen.findByRole('button', { name: 'Answer the questions' }))
      await app.user.click(await choose('8'))
      await app.user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
      await results(100)
      await goesOn(app)
    },
  )

  it.each([
    ['"80"', '80', 100],
    ['null', null, 100],
    ['101', 101, 100],
    ['-5', -5, 0],
    ['an object', {}, 100],
  ])('a score of %s shows as %s', async (_what, quizScore, shown) => {
    const app = await openBad(quiz(question), { status: 'completed', quizScore, quizAnswers: { 0: 1 } })
    await results(shown)
    await goesOn(app)
  })
})
