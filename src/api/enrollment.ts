import { quizAnswersIn } from '@/domain/course/quizAnswers'
import { PROGRESS_TIMEOUT_MS } from '@/lib/config/constants'
import { isRecord } from '@/lib/values/isRecord'
import { generatedApi } from './endpoints.gen'
import { slugOrId } from './normalizeCourse'
import { hasList, isList } from './shapes'
import { listOf, one, onSuccess } from './tags'
import type { EnrollmentProgress, LessonCompletion, LessonProgress, MyCourse, ProgressUpdate } from './types'

/** Goes along with a report and stays here: the learner under whom alone the report may be sent. */
type OnBehalf = { asUser?: string }

const report = { outlivesPage: true, timeoutMs: PROGRESS_TIMEOUT_MS }

/** Calls of the tag 'enrollment'. What a learner did is shown before the server knows of it: state/learning joins the two. */
export const enrollmentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getEnrollmentProgress: {
      providesTags: (_progress, _error, courseId) => [one('Progress', courseId)],
      extraOptions: { isValid: isRecord, timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: (progress: EnrollmentProgress) => normalizeProgress(progress),
    },
    getMyCourses: {
      providesTags: [listOf('Enrollment')],
      extraOptions: { isValid: isList, timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: (courses: MyCourse[]) =>
        courses
          .filter((course) => isRecord(course))
          .map((course) => ({ ...course, slug: slugOrId(course.slug, course.courseId) }))
          .filter(({ slug }) => slug !== ''),
    },
    enroll: {
      // Status 201 is success, with or without a body (docs/behaviour/api.md#success-of-enroll).
      extraOptions: { isValid: (_answer, status) => status === 201 },
      invalidatesTags: (_done, error, { courseId }) =>
        onSuccess(error, [listOf('Enrollment'), one('Progress', courseId)]),
    },
    updateProgress: {
      query: ({ asUser, ...body }: ProgressUpdate & OnBehalf) => ({
        url: '/api/enrollment/update-progress',
        method: 'POST',
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
    },
    markComplete: {
      query: ({ asUser, ...body }: LessonCompletion & OnBehalf) => ({
        url: '/api/enrollment/mark-complete',
        method: 'POST',
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
    },
  },
})

/** Chapters without a list of lessons tell nothing. */
export function normalizeProgress(progress: EnrollmentProgress): EnrollmentProgress {
  const chapters = Array.isArray(progress.chapters) ? progress.chapters : []
  return {
    ...progress,
    chapters: chapters
      .filter(hasList('lessons'))
      .map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter(isRecord).map(normalizeLesson) })),
  }
}

function normalizeLesson(lesson: LessonProgress): LessonProgress {
  const { quizAnswers } = lesson
  return quizAnswers === undefined ? lesson : { ...lesson, quizAnswers: quizAnswersIn(quizAnswers) }
}

export const { useGetEnrollmentProgressQuery, useGetMyCoursesQuery, useEnrollMutation } = enrollmentApi
