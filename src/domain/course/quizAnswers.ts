import type { QuizAnswers } from '@/api/types'
import { numberIn } from '@/lib/values/numberIn'

/**
 * Saved answers (question index → option index). Servers send them as a map or a list, of numbers or digits.
 * Other values are left out.
 * @returns undefined for a value that is neither a map nor a list
 */
export function quizAnswersIn(value: unknown): QuizAnswers | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const answers = Object.entries(value).map(([question, option]) => [question, numberIn(option)])
  return Object.fromEntries(answers.filter(([, option]) => option !== undefined))
}
