import { quizAnswersIn } from '@/domain/course/quizAnswers'
import { PROGRESS_TIMEOUT_MS } from '@/lib/config/constants'
import { isRecord } from '@/lib/values/isRecord'
import { answerSchema } from './answerSchema'
import { generatedApi } from './endpoints.gen'
import { slugOrId } from './normalizeCourse'
import { markComplete, updateProgress } from './operations.gen'
import { readShape } from './readShape'
import { shapes } from './shapes.gen'
import { listOf, one, onSuccess } from './tags'
import type { EnrollmentProgress, LessonCompletion, LessonProgress, MyCourse, ProgressUpdate } from './types'

/** Goes along with a report and stays here: the learner under whom alone the report may be sent. */
type OnBehalf = { asUser?: string }

const report = { outlivesPage: true, timeoutMs: PROGRESS_TIMEOUT_MS }

/** Calls of the tag 'enrollment'. The page shows a learner's work before the server has it: state/learning joins both. */
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
      // The contract has a body; status 201 is success without one, too (docs/behaviour/api.md#success-of-enroll).
      rawResponseSchema: answerSchema('enroll', null),
      extraOptions: { isValid: (_answer, status) => status === 201 },
      invalidatesTags: (_done, error, { courseId }) =>
        onSuccess(error, [listOf('Enrollment'), one('Progress', courseId)]),
    },
    updateProgress: {
      query: ({ asUser, ...body }: ProgressUpdate & OnBehalf) => ({
        url: updateProgress.path,
        method: updateProgress.method,
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
    },
    markComplete: {
      query: ({ asUser, ...body }: LessonCompletion & OnBehalf) => ({
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

/** The marks of answers as numbers: the contract cannot say how a client reads others. */
function normalizeProgress(progress: EnrollmentProgress): EnrollmentProgress {
  const chapters = progress.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map(normalizeLesson),
  }))
  return { ...progress, chapters }
}

/** @returns the progress that came as the answer to a report, or undefined where it says nothing. */
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
