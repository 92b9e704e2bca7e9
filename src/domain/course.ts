import type { LessonDuration } from '@/api/types'
import { numberIn } from '@/lib/numberIn'
import { durationSeconds } from './lesson'

type Ordered = { order?: unknown }

/** As the server orders them, lowest first; what has no order comes last, equals keep their places. */
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

/** What the server counts, where it counts; else the lessons that it sent. */
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

/** What dividing leaves: 29 of 100, times 100, is 28.999999999999996. */
const LEFT_BY_DIVIDING = 1e-9

/** A progress percentage as a whole number from 0 to 100, whatever was sent. */
export function wholePercent(value: unknown) {
  const percent =
    typeof value === 'number' && Number.isFinite(value) ? Math.floor(value + LEFT_BY_DIVIDING) : 0
  return Math.min(100, Math.max(0, percent))
}

/**
 * How much of a course is completed, in whole percent: 100 only when nothing is left. Never more than a server says who counts the same,
 * whether it rounds, cuts or sends a fraction: else one page would show its number and the next one ours.
 */
export function percentDone(completed: number, total: number) {
  if (total === 0) return 0
  return completed >= total ? 100 : Math.floor((100 * completed) / total)
}
