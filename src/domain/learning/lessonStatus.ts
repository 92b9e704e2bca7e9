import type { LessonStatus } from '@/api/types'

const ranks: LessonStatus[] = ['not_started', 'in_progress', 'completed']

/** An unknown status counts as not started. */
export function statusOf(status: unknown): LessonStatus {
  return ranks.find((known) => known === status) ?? 'not_started'
}

export function isFurther(one: LessonStatus, other: LessonStatus) {
  return ranks.indexOf(one) > ranks.indexOf(other)
}

/**
 * A lesson goes from not started over in progress to completed, and never back
 * (docs/behaviour/learning.md#lesson-status).
 */
export function furtherStatus(one: LessonStatus, other: LessonStatus) {
  return isFurther(one, other) ? one : other
}
