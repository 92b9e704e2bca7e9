import type { EnrollmentProgress, FullCourse } from '@/api/types'
import { lessonsInOrder, percentDone } from '../course/course'
import { type LessonRecord, shownStatus } from './lessonRecord'

/**
 * The lessons of a course, and those that the server reports as completed. They are enough to compute the
 * progress.
 */
export type CourseSnapshot = {
  userId: string
  courseId: string
  lessonIds: string[]
  completed: string[]
  /**
   * Titles of the lessons, in the order of `lessonIds`, in `language`. Snapshots of an older version have
   * none.
   */
  titles?: string[]
  language?: string
}

/** @param language of the request for the course */
export function courseSnapshotOf(
  userId: string,
  course: FullCourse,
  progress: EnrollmentProgress,
  language: string,
): CourseSnapshot {
  const completed = progress.chapters
    .flatMap(({ lessons }) => lessons)
    .filter(({ status }) => status === 'completed')
    .map(({ lessonId }) => lessonId)
  const lessons = lessonsInOrder(course)
  return {
    userId,
    courseId: course.id,
    lessonIds: lessons.map(({ id }) => id),
    completed,
    titles: lessons.map(({ title }) => title || ''),
    language,
  }
}

type Records = Readonly<Record<string, LessonRecord>>

/** The learner's progress in whole percent, by the server's snapshot and this device's records. */
export function snapshotPercent(snapshot: CourseSnapshot, records: Records = {}) {
  const { lessonIds } = snapshot
  return percentDone(lessonIds.filter(doneIn(snapshot, records)).length, lessonIds.length)
}

/**
 * The next lesson, by the server's snapshot and this device's records: the first uncompleted one from the
 * lesson that was opened last, else the first uncompleted one of the course.
 * @returns undefined if all are completed, or if the title is unknown in this language
 */
export function nextInSnapshot(
  snapshot: CourseSnapshot,
  records: Records = {},
  lastOpened: string | undefined,
  language: string,
) {
  if (!snapshot.titles || snapshot.language !== language) return undefined
  const { lessonIds, titles } = snapshot
  const isDone = doneIn(snapshot, records)
  const from = lastOpened === undefined ? -1 : lessonIds.indexOf(lastOpened)
  const after = lessonIds.findIndex((id, index) => index >= from && !isDone(id))
  const index = after === -1 ? lessonIds.findIndex((id) => !isDone(id)) : after
  const id = lessonIds[index]
  const title = titles[index]
  return id && title ? { id, title } : undefined
}

function doneIn({ completed }: CourseSnapshot, records: Records) {
  const known = new Set(completed)
  return (id: string) => {
    const record = records[id]
    return known.has(id) || (record !== undefined && shownStatus(record) === 'completed')
  }
}
