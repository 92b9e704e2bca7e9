import type { EnrollmentProgress, LessonProgress, ProgressUpdate, QuizAnswers } from '../../src/api/types.ts'
import { lessonsOf } from '../fixtures/content.ts'
import type { SourceCourse } from '../fixtures/courses/source.ts'
import type { MessageKey } from '../messages.ts'
import type { Enrollment } from '../state.ts'
import { refuseIfAny } from './rules.ts'

const rank = { not_started: 0, in_progress: 1, completed: 2 }

/** The values that the contract allows in a report; the server refuses everything else with 422. */
export function checkUpdate(
  body: Partial<Record<keyof ProgressUpdate, unknown>>,
): Omit<ProgressUpdate, 'lessonId'> {
  const { status, lastPosition, quizScore, quizAnswers } = body
  const complaints: Record<string, MessageKey | undefined> = {
    status: typeof status === 'string' && Object.hasOwn(rank, status) ? undefined : 'notAStatus',
    lastPosition:
      lastPosition === undefined || isWithin(lastPosition, Number.MAX_VALUE) ? undefined : 'notANumber',
    quizScore:
      quizScore === undefined || (isWithin(quizScore, 100) && Number.isInteger(quizScore))
        ? undefined
        : 'notANumber',
    quizAnswers: quizAnswers === undefined || isAnswers(quizAnswers) ? undefined : 'notAnswers',
  }
  refuseIfAny(complaints)
  return { status, lastPosition, quizScore, quizAnswers } as Omit<ProgressUpdate, 'lessonId'>
}

/**
 * Notes a report. Reports may come twice, late and out of order: a completed lesson stays completed with its
 * first quiz result, and an older report about it changes nothing.
 */
export function recordProgress(
  enrollment: Enrollment,
  course: SourceCourse,
  lessonId: string,
  { status, lastPosition, quizScore, quizAnswers }: Omit<ProgressUpdate, 'lessonId'>,
  now: number,
) {
  const time = new Date(now).toISOString()
  const before = enrollment.lessons[lessonId] ?? { lessonId, status: 'not_started' }
  const after: LessonProgress = { ...before }
  if (rank[status] > rank[before.status]) after.status = status
  if (after.status === 'completed') {
    after.completedAt ??= time
    after.lastPosition = 0
  } else if (lastPosition !== undefined) after.lastPosition = lastPosition
  if (status === 'completed' && before.quizAnswers === undefined) {
    if (quizScore !== undefined) after.quizScore = quizScore
    if (quizAnswers !== undefined) after.quizAnswers = quizAnswers
  }
  enrollment.lessons[lessonId] = after
  enrollment.lastAccessedAt = time
  enrollment.startedAt ??= time
  if (completedIn(enrollment, course) === lessonsOf(course).length) enrollment.completedAt ??= time
}

/** Whole percent; 100 only when nothing is left. */
export function percentageOf(enrollment: Enrollment, course: SourceCourse) {
  const total = lessonsOf(course).length
  const done = completedIn(enrollment, course)
  if (total === 0) return 0
  return done === total ? 100 : Math.min(99, Math.round((100 * done) / total))
}

/** The progress as the API answers it, every lesson of the course included. */
export function progressOf(enrollment: Enrollment, course: SourceCourse): EnrollmentProgress {
  const { id, startedAt, completedAt } = enrollment
  return {
    enrollmentId: id,
    progressPercentage: percentageOf(enrollment, course),
    startedAt,
    completedAt,
    completedLessons: completedIn(enrollment, course),
    chapters: course.chapters.map((chapter) => ({
      chapterId: chapter.id,
      lessons: chapter.lessons.map(
        (lesson) => enrollment.lessons[lesson.id] ?? { lessonId: lesson.id, status: 'not_started' },
      ),
    })),
  }
}

function completedIn(enrollment: Enrollment, course: SourceCourse) {
  return lessonsOf(course).filter(({ id }) => enrollment.lessons[id]?.status === 'completed').length
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most
}

function isAnswers(value: unknown): value is QuizAnswers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([question, option]) => /^\d+$/.test(question) && Number.isInteger(option) && option >= 0,
  )
}
