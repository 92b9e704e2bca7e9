import type { QuizAnswers } from '@/api/types'
import { numberIn } from '@/lib/values/numberIn'

/**
 * Saved answers (question index → option index) as servers send them: a map or a list, of numbers or digits; what is neither is no
 * answer. @returns undefined for what holds no answers at all.
 */
export function quizAnswersIn(value: unknown): QuizAnswers | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const answers = Object.entries(value).map(([question, option]) => [question, numberIn(option)])
  return Object.fromEntries(answers.filter(([, option]) => option !== undefined))
}
