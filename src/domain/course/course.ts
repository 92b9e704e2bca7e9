import type { LessonDuration } from '@/api/types'
import { numberIn } from '@/lib/values/numberIn'
import { durationSeconds } from './lesson'

type Ordered = { order?: unknown }

/** Sorts by `order`, lowest first. Items without an order come last. Equal items keep their places. */
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

/** Every lesson in the order of the course. The player begins with the first one. */
export function lessonsInOrder<L extends Ordered>(course: {
  chapters: readonly (Ordered & { lessons: L[] })[]
}): L[] {
  return chaptersInOrder<L, Ordered & { lessons: L[] }>(course).flatMap(({ lessons }) => lessons)
}

/** The server's count if it sends one, else the number of lessons that it sent. */
export function chapterLessonCount(chapter: { lessons: readonly unknown[]; lessonCount?: number }) {
  const { lessonCount, lessons } = chapter
  return Number.isInteger(lessonCount) && (lessonCount ?? -1) >= 0 ? (lessonCount ?? 0) : lessons.length
}

export function courseLessonCount(course: {
  chapters: readonly { lessons: readonly unknown[]; lessonCount?: number }[]
}) {
  return course.chapters.reduce((sum, chapter) => sum + chapterLessonCount(chapter), 0)
}

/** The sum of the stated durations of all lessons, in seconds; 0 if no lesson states one. */
export function courseSeconds(course: {
  chapters: readonly { lessons: readonly { duration?: LessonDuration }[] }[]
}) {
  return course.chapters
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, lesson) => sum + durationSeconds(lesson.duration), 0)
}

/** Converts seconds to whole hours and minutes. A positive duration never shows as zero minutes. */
export function hoursAndMinutes(seconds: number) {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Floating-point arithmetic leaves an error: a server may send 99.99999999999999 instead of 100. */
const LEFT_BY_DIVIDING = 1e-9

/**
 * A progress percentage as a whole number from 0 to 100, rounded. Everything below 100 shows as 99 at most,
 * because the course is not finished.
 */
export function wholePercent(value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0
  if (value >= 100 - LEFT_BY_DIVIDING) return 100
  return Math.min(99, Math.max(0, Math.round(value)))
}

/** The completed part of a course in whole percent, rounded. It is 100 only if no lesson is left. */
export function percentDone(completed: number, total: number) {
  return total === 0 ? 0 : wholePercent((100 * completed) / total)
}

/**
 * The percentage that every page shows: the server's. If the server sent none, or this device knows of
 * completed lessons that the server does not, the counted percentage shows.
 * @param counted percentage of completed lessons, those that only this device knows of included
 */
export function shownPercent(received: unknown, counted: number, isAheadOfServer: boolean) {
  if (typeof received !== 'number' || !Number.isFinite(received)) return counted
  return isAheadOfServer ? Math.max(wholePercent(received), counted) : wholePercent(received)
}
