import type { EnrollmentProgress, FullCourse, LessonProgress, ProgressUpdate } from '@/api/types'

const rank: Record<string, number> = { not_started: 0, in_progress: 1, completed: 2 }

/**
 * The progress of a course with one lesson's news in it. A completed lesson never falls back (document 2, section 4).
 * @param course tells the chapter of a lesson that the progress does not list yet, and how many lessons there are.
 */
export function withLessonUpdate(
  progress: EnrollmentProgress,
  course: FullCourse,
  update: ProgressUpdate,
): EnrollmentProgress {
  const chapter = course.chapters.find(({ lessons }) => lessons.some(({ id }) => id === update.lessonId))
  if (!chapter) return progress
  const listed = progress.chapters.find(({ chapterId }) => chapterId === chapter.id) ?? {
    chapterId: chapter.id,
    lessons: [],
  }
  const before = listed.lessons.find(({ lessonId }) => lessonId === update.lessonId)
  const after = joined(before, update)
  const others = listed.lessons.filter((lesson) => lesson !== before)
  const chapters = [
    ...progress.chapters.filter((one) => one !== listed),
    { ...listed, lessons: [...others, after] },
  ]
  return withTotals({ ...progress, chapters }, course)
}

function joined(before: LessonProgress | undefined, update: ProgressUpdate): LessonProgress {
  if (before && (rank[before.status] ?? 0) > (rank[update.status] ?? 0)) return before
  return { ...before, ...update }
}

function withTotals(progress: EnrollmentProgress, course: FullCourse): EnrollmentProgress {
  const lessonIds = new Set(course.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id)))
  const completed = new Set(
    progress.chapters
      .flatMap(({ lessons }) => lessons)
      .filter(({ lessonId, status }) => status === 'completed' && lessonIds.has(lessonId))
      .map(({ lessonId }) => lessonId),
  )
  const percentage = lessonIds.size === 0 ? 0 : Math.round((100 * completed.size) / lessonIds.size)
  return { ...progress, completedLessons: completed.size, progressPercentage: percentage }
}
