import type { EnrollmentProgress, FullCourse } from '@/api/types'
import { lessonsInOrder, percentDone } from './course'
import { type LessonRecord, shownStatus } from './lessonRecord'

/** As much of a course as it takes to tell how far its learner is: all lessons, and those that the server knows as completed. */
export type Outline = { userId: string; courseId: string; lessonIds: string[]; completed: string[] }

export function outlineOf(userId: string, course: FullCourse, progress: EnrollmentProgress): Outline {
  const completed = progress.chapters
    .flatMap(({ lessons }) => lessons)
    .filter(({ status }) => status === 'completed')
    .map(({ lessonId }) => lessonId)
  return { userId, courseId: course.id, lessonIds: lessonsInOrder(course).map(({ id }) => id), completed }
}

/** How far she is by what the server knew and by what this device knows, in whole percent. */
export function outlinePercent(
  { lessonIds, completed }: Outline,
  records: Readonly<Record<string, LessonRecord>> = {},
) {
  const known = new Set(completed)
  const done = lessonIds.filter((id) => {
    const record = records[id]
    return known.has(id) || (record !== undefined && shownStatus(record) === 'completed')
  })
  return percentDone(done.length, lessonIds.length)
}
