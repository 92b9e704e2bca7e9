import type { KnownLessonType, LessonDuration } from '@/api/types'

/**
 * The tables of the client have an entry for each type of the contract, except 'others', which shows as text.
 */
export type LessonType = Exclude<KnownLessonType, 'others'>

export const lessonTypes: readonly LessonType[] = ['text', 'video', 'quiz', 'pdf', 'image']

/**
 * The type of a lesson, without regard to case. An unknown type counts as text
 * (docs/behaviour/catalogue.md#types-of-lessons).
 */
export function lessonType(type: unknown): LessonType {
  return knownType(lessonTypes, type) ?? 'text'
}

/** @returns the entry of `types` that equals the server's value, without regard to case */
export function knownType<T extends string>(types: readonly T[], type: unknown): T | undefined {
  const word = typeof type === 'string' ? type.trim().toLowerCase() : ''
  return types.find((known) => known === word)
}

/**
 * Converts a stated duration to whole seconds. A number means minutes. Text is mm:ss, hh:mm:ss or a number of
 * minutes.
 * @returns 0 for any other value
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
