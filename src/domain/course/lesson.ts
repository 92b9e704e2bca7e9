import type { KnownLessonType, LessonDuration } from '@/api/types'

/** Each type of the contract has a place in the tables of the client; 'others' are shown as text. */
export type LessonType = Exclude<KnownLessonType, 'others'>

export const lessonTypes: readonly LessonType[] = ['text', 'video', 'quiz', 'pdf', 'image']

/**
 * The type of a lesson, in any case; an unknown one is text (docs/behaviour/catalogue.md#types-of-lessons).
 */
export function lessonType(type: unknown): LessonType {
  return knownType(lessonTypes, type) ?? 'text'
}

/** @returns the one of `types` that a server's word means, without regard to case. */
export function knownType<T extends string>(types: readonly T[], type: unknown): T | undefined {
  const word = typeof type === 'string' ? type.trim().toLowerCase() : ''
  return types.find((known) => known === word)
}

/**
 * A stated duration in whole seconds. A number means minutes, text is mm:ss or hh:mm:ss, or minutes in digits.
 * @returns 0 for everything that states no duration.
 */
export function durationSeconds(duration: LessonDuration | null | undefined): number {
  if (typeof duration === 'number') return wholeSeconds(duration * 60)
  if (typeof duration !== 'string') return 0
  const parts = duration.trim().split(':')
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}(\.\d+)?$/.test(part))) return 0
  const numbers = parts.map(Number)
  if (numbers.length === 1) return wholeSeconds((numbers[0] ?? 0) * 60)
  return wholeSeconds(numbers.reduce((sum, part) => sum * 60 + part, 0))
}

function wholeSeconds(seconds: number) {
  return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0
}
