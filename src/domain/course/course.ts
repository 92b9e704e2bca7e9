import type { LessonDuration } from '@/api/types'
import { numberIn } from '@/lib/values/numberIn'
import { durationSeconds } from './lesson'

type Ordered = { order?: unknown }

/** In the server's order, lowest first; items without an order come last, equals keep their places. */
export function byOrder<T extends Ordered>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
}

function placeOf({ order }: Ordered) {
  return numberIn(order) ?? Number.MAX_SAFE_INTEGER
}

/** The chapters in order, each with its lessons in order. */
export function chaptersInOrder<L extends Ordered, C extends Ordered & { lessons: L[] }>(course: {
  chapters: readonly C[]
}): (C & { lessons: L[] })[] {
  return byOrder(course.chapters).map((chapter) => ({ ...chapter, lessons: byOrder(chapter.lessons) }))
}

/** Every lesson in the order in which a learner meets them; the first one is where the player begins. */
export function lessonsInOrder<L extends Ordered>(course: {
  chapters: readonly (Ordered & { lessons: L[] })[]
}): L[] {
  return chaptersInOrder<L, Ordered & { lessons: L[] }>(course).flatMap(({ lessons }) => lessons)
}

/** The server's count if it sends one; else the number of lessons that it sent. */
export function chapterLessonCount(chapter: { lessons: readonly unknown[]; lessonCount?: number }) {
  const { lessonCount, lessons } = chapter
  return Number.isInteger(lessonCount) && (lessonCount ?? -1) >= 0 ? (lessonCount ?? 0) : lessons.length
}

export function courseLessonCount(course: {
  chapters: readonly { lessons: readonly unknown[]; lessonCount?: number }[]
}) {
  return course.chapters.reduce((sum, chapter) => sum + chapterLessonCount(chapter), 0)
}

/** The stated durations of all lessons together, in seconds; 0 when none is stated. */
export function courseSeconds(course: {
  chapters: readonly { lessons: readonly { duration?: LessonDuration }[] }[]
}) {
  return course.chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, lesson) => sum + durationSeconds(lesson.duration), 0)
}

/** Seconds → whole hours and minutes, for people: nothing that takes time takes no minute. */
export function hoursAndMinutes(seconds: number) {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Division and addition leave an error: a server may send 99.99999999999999 for all of it. */
const LEFT_BY_DIVIDING = 1e-9

/** A progress percentage as a whole number from 0 to 100, rounded. 99.9 shows as 99: it is not finished yet. */
export function wholePercent(value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0
  if (value >= 100 - LEFT_BY_DIVIDING) return 100
  return Math.min(99, Math.max(0, Math.round(value)))
}

/** How much of a course is completed, in whole percent, rounded; 100 only when no lesson is left. */
export function percentDone(completed: number, total: number) {
  return total === 0 ? 0 : wholePercent((100 * completed) / total)
}

/**
 * The percentage that every page shows: the server's, unless this device knows of completed lessons that the
 * server does not, or the server sent none.
 * @param counted what counting the lessons gives, those that this device knows of included.
 */
export function shownPercent(received: unknown, counted: number, isAheadOfServer: boolean) {
  if (typeof received !== 'number' || !Number.isFinite(received)) return counted
  return isAheadOfServer ? Math.max(wholePercent(received), counted) : wholePercent(received)
}
