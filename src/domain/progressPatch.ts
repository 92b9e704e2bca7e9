import type { EnrollmentProgress, FullCourse, LessonProgress } from '@/api/types'
import { percentDone } from './course'
import { joined } from './progress'

export function lessonProgressOf(progress: EnrollmentProgress | undefined, lessonId: string) {
  return progress?.chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.lessonId === lessonId)
}

/** The progress of a course with one lesson's news in it. A completed lesson never falls back (document 2, section 4). */
export function withLessonUpdate(progress: EnrollmentProgress, course: FullCourse, update: LessonProgress) {
  return withLesson(
    progress,
    course,
    update.lessonId,
    joined(lessonProgressOf(progress, update.lessonId), update),
  )
}

/**
 * The progress with one lesson as given, or without it; the other lessons stay as they are, the totals follow.
 * @param course tells the chapter of a lesson that the progress does not list yet, and how many lessons there are.
 */
export function withLesson(
  progress: EnrollmentProgress,
  course: FullCourse,
  lessonId: string,
  lesson: LessonProgress | undefined,
): EnrollmentProgress {
  const chapterId = course.chapters.find(({ lessons }) => lessons.some(({ id }) => id === lessonId))?.id
  if (chapterId === undefined) return progress
  const listed = progress.chapters.find((chapter) => chapter.chapterId === chapterId)
  const others = (listed?.lessons ?? []).filter((one) => one.lessonId !== lessonId)
  const chapter = { ...listed, chapterId, lessons: lesson ? [...others, lesson] : others }
  const chapters = [...progress.chapters.filter((one) => one !== listed), chapter]
  return withTotals({ ...progress, chapters }, course)
}

function withTotals(progress: EnrollmentProgress, course: FullCourse): EnrollmentProgress {
  const lessonIds = new Set(course.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id)))
  const completed = new Set(
    progress.chapters
      .flatMap(({ lessons }) => lessons)
      .filter(({ lessonId, status }) => status === 'completed' && lessonIds.has(lessonId))
      .map(({ lessonId }) => lessonId),
  )
  const progressPercentage = percentDone(completed.size, lessonIds.size)
  return { ...progress, completedLessons: completed.size, progressPercentage }
}
