import type { QuizAnswers } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { numberIn } from '@/lib/values/numberIn'

export type QuizOption = { index: number; text: string }

/**
 * A question with a text and options. `index` is its place in the server's list; answers are stored by it.
 */
export type ValidQuestion = {
  index: number
  question: string
  options: QuizOption[]
  /** The index of the right option; undefined if the server did not send one. */
  correctAnswer: number | undefined
  explanation: string | undefined
}

/** The valid questions of a quiz. Questions without a text or without options are left out. */
export function questionsOf(quizData: unknown): ValidQuestion[] {
  return listOf(quizData).flatMap((raw, index) => {
    const question = isRecord(raw) ? textOf(raw.question) : undefined
    if (!isRecord(raw) || question === undefined || !Array.isArray(raw.options)) return []
    const options = raw.options.flatMap((option, place) => {
      const text = textOf(option)
      return text === undefined ? [] : [{ index: place, text }]
    })
    if (options.length === 0) return []
    const answer = numberIn(raw.correctAnswer)
    const correctAnswer = options.some((option) => option.index === answer) ? answer : undefined
    return [{ index, question, options, correctAnswer, explanation: textOf(raw.explanation) }]
  })
}

/** The number of invalid questions of a quiz. */
export function countLeftOut(quizData: unknown) {
  return listOf(quizData).length - questionsOf(quizData).length
}

function listOf(quizData: unknown): unknown[] {
  return isRecord(quizData) && Array.isArray(quizData.questions) ? quizData.questions : []
}

export type QuizScore = { correct: number; total: number; percent: number }

/**
 * The percentage of right answers over all questions, rounded. An unanswered question counts as wrong
 * (docs/behaviour/learning.md#score).
 */
export function quizScore(questions: ValidQuestion[], answers: QuizAnswers): QuizScore {
  const correct = questions.filter((question) => isRight(question, answers)).length
  const total = questions.length
  return { correct, total, percent: total === 0 ? 0 : Math.round((100 * correct) / total) }
}

export type QuizResult = QuizScore & {
  /** Undefined if only the score is known. */
  answers: QuizAnswers | undefined
}

/**
 * The result of a submitted quiz. If the server stored only a score (whole percent), the result has the
 * number of right answers, but not which answers were right.
 */
export function quizResult(
  questions: ValidQuestion[],
  answers: QuizAnswers,
  savedScore: number | undefined,
): QuizResult {
  const score = quizScore(questions, answers)
  const percent = savedScore ?? score.percent
  if (percent === 0 || Object.keys(answers).length > 0) return { ...score, percent, answers }
  return { ...score, percent, correct: Math.round((percent * score.total) / 100), answers: undefined }
}

export function isRight({ index, correctAnswer }: ValidQuestion, answers: QuizAnswers) {
  return correctAnswer !== undefined && answers[index] === correctAnswer
}

export function unanswered(questions: ValidQuestion[], answers: QuizAnswers) {
  return questions.filter(({ index, options }) => !options.some((option) => option.index === answers[index]))
}

export type OptionVerdict = 'correct' | 'wrong' | 'notAttempted' | 'chosen'

/**
 * The mark of an option in the results: right, the learner's wrong choice, or right but nothing was chosen.
 * If the right answer is unknown, her choice is marked as chosen. If her choice is unknown, only the right
 * option is marked.
 */
export function optionVerdict(
  question: ValidQuestion,
  option: number,
  answers: QuizAnswers | undefined,
): OptionVerdict | undefined {
  if (!answers) return option === question.correctAnswer ? 'correct' : undefined
  const isChosen = answers[question.index] === option
  if (option === question.correctAnswer)
    return isChosen || unanswered([question], answers).length === 0 ? 'correct' : 'notAttempted'
  if (!isChosen) return undefined
  return question.correctAnswer === undefined ? 'chosen' : 'wrong'
}

/** 80 and more is good, 60 and more is fair, less is low (docs/behaviour/learning.md#results). */
export function scoreLevel(percent: number) {
  return percent >= 80 ? 'good' : percent >= 60 ? 'fair' : 'low'
}

/** '6' and 6 look the same to a reader, so they are the same option. */
function textOf(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}
