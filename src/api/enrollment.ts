import { quizAnswersIn } from '@/domain/course/quizAnswers'
import { PROGRESS_TIMEOUT_MS } from '@/lib/config/constants'
import { isRecord } from '@/lib/values/isRecord'
import { answerSchema } from './answerSchema'
import { generatedApi } from './endpoints.gen'
import { type ApiError, isOutcomeUnknown } from './errors'
import { slugOrId } from './normalizeCourse'
import { markComplete, updateProgress } from './operations.gen'
import { readShape } from './readShape'
import { shapes } from './shapes.gen'
import { listOf, one, onSuccess } from './tags'
import type { EnrollmentProgress, LessonCompletion, LessonProgress, MyCourse, ProgressUpdate } from './types'

/** Only the client uses this field: the report may be sent only if this learner is signed in. */
type ExpectedUser = { asUser?: string }

const report = { outlivesPage: true, timeoutMs: PROGRESS_TIMEOUT_MS }

/**
 * Calls of the tag 'enrollment'. The page shows a learner's work before the server has it; state/learning
 * joins both.
 */
export const enrollmentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getEnrollmentProgress: {
      providesTags: (_progress, _error, courseId) => [one('Progress', courseId)],
      extraOptions: { timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: normalizeProgress,
    },
    getMyCourses: {
      providesTags: [listOf('Enrollment')],
      extraOptions: { timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: (courses: MyCourse[]) =>
        courses
          .map((course) => ({ ...course, slug: slugOrId(course.slug, course.courseId) }))
          .filter(({ slug }) => slug !== ''),
    },
    enroll: {
      // The contract promises a body, but status 201 without one is a success, too
      // (docs/behaviour/api.md#success-of-enroll).
      rawResponseSchema: answerSchema('enroll', null),
      extraOptions: { isValid: (_answer, status) => status === 201 },
      invalidatesTags: (_done, error, { courseId }) =>
        mayBeEnrolled(error) ? [listOf('Enrollment'), one('Progress', courseId)] : [],
    },
    updateProgress: {
      query: ({ asUser, ...body }: ProgressUpdate & ExpectedUser) => ({
        url: updateProgress.path,
        method: updateProgress.method,
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
    },
    markComplete: {
      query: ({ asUser, ...body }: LessonCompletion & ExpectedUser) => ({
        url: markComplete.path,
        method: markComplete.method,
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
    },
  },
})

/**
 * 'Enrolled already' (409) means that another tab or a lost request enrolled the learner. After a lost answer
 * the outcome is unknown. In both cases the client asks again instead of offering the same button.
 */
function mayBeEnrolled(error: ApiError | undefined) {
  return !error || error.status === 409 || isOutcomeUnknown(error)
}

/** Converts quiz answers to numbers: the contract cannot express how a client reads other values. */
function normalizeProgress(progress: EnrollmentProgress): EnrollmentProgress {
  const chapters = progress.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map(normalizeLesson),
  }))
  return { ...progress, chapters }
}

/** @returns the progress in the answer to a report; undefined if it has none */
export function progressIn(answer: unknown): EnrollmentProgress | undefined {
  const shape = shapes.getEnrollmentProgress
  if (!shape || !isRecord(answer) || !Array.isArray(answer.chapters)) return undefined
  return normalizeProgress(readShape(shape, answer).value as EnrollmentProgress)
}

function normalizeLesson(lesson: LessonProgress): LessonProgress {
  const { quizAnswers } = lesson
  return quizAnswers === undefined ? lesson : { ...lesson, quizAnswers: quizAnswersIn(quizAnswers) }
}

export const { useGetEnrollmentProgressQuery, useGetMyCoursesQuery, useEnrollMutation } = enrollmentApi
