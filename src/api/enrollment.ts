import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { quizAnswersIn } from '@/domain/course/quizAnswers'
import { PROGRESS_TIMEOUT_MS } from '@/lib/config/constants'
import type { Services } from '@/lib/services'
import { isRecord } from '@/lib/values/isRecord'
import { generatedApi } from './endpoints.gen'
import { hasList, isList } from './shapes'
import { listOf, one, onSuccess } from './tags'
import type {
  EnrollmentProgress,
  LessonCompletion,
  LessonProgress,
  MyCourse,
  ProgressAnswer,
  ProgressUpdate,
} from './types'
import { openableBy } from './usableCourse'

/** Goes along with a report and stays here: the learner under whom alone it may be sent, and the course that the answer is about. */
type OnBehalf = { asUser?: string; courseId?: string }

const report = { outlivesPage: true, timeoutMs: PROGRESS_TIMEOUT_MS }

/** Calls of the tag 'enrollment'. What a learner did is shown before the server knows of it: state/progress joins the two. */
export const enrollmentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getEnrollmentProgress: {
      providesTags: (_progress, _error, courseId) => [one('Progress', courseId)],
      extraOptions: { isUsable: isRecord, timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: (progress: EnrollmentProgress) => usableProgress(progress),
    },
    getMyCourses: {
      providesTags: [listOf('Enrollment')],
      extraOptions: { isUsable: isList, timeoutMs: PROGRESS_TIMEOUT_MS },
      transformResponse: (courses: MyCourse[]) =>
        courses
          .filter((course) => isRecord(course))
          .map((course) => ({ ...course, slug: openableBy(course.slug, course.courseId) }))
          .filter(({ slug }) => slug !== ''),
    },
    enroll: {
      // Status 201 is success, with or without a body (docs/behaviour/api.md#success-of-enroll).
      extraOptions: { isUsable: (_answer, status) => status === 201 },
      invalidatesTags: (_done, error, { courseId }) =>
        onSuccess(error, [listOf('Enrollment'), one('Progress', courseId)]),
    },
    updateProgress: {
      query: ({ asUser, courseId: _, ...body }: ProgressUpdate & OnBehalf) => ({
        url: '/api/enrollment/update-progress',
        method: 'POST',
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
      onQueryStarted: (sent, api) => takeAnswer(sent, api as AnswerApi),
    },
    markComplete: {
      query: ({ asUser, courseId: _, ...body }: LessonCompletion & OnBehalf) => ({
        url: '/api/enrollment/mark-complete',
        method: 'POST',
        body,
        asUser,
      }),
      extraOptions: report,
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
      onQueryStarted: (sent, api) => takeAnswer(sent, api as AnswerApi),
    },
  },
})

/** Chapters without a list of lessons tell nothing. */
export function usableProgress(progress: EnrollmentProgress): EnrollmentProgress {
  const chapters = Array.isArray(progress.chapters) ? progress.chapters : []
  return {
    ...progress,
    chapters: chapters
      .filter(hasList('lessons'))
      .map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter(isRecord).map(usableLesson) })),
  }
}

function usableLesson(lesson: LessonProgress): LessonProgress {
  const { quizAnswers } = lesson
  return quizAnswers === undefined ? lesson : { ...lesson, quizAnswers: quizAnswersIn(quizAnswers) }
}

type AnswerApi = {
  dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>
  extra: unknown
  queryFulfilled: Promise<{ data: ProgressAnswer }>
}

type CacheState = Parameters<typeof generatedApi.util.selectCachedArgsForQuery>[0]

/** Reports are numbered as they are sent; each course has the newest one whose answer was taken over. */
const createReportOrder = () => ({ lastSent: 0, newestTaken: new Map<string, number>() })

/** The answer to a report is the course's progress as it now stands; the answer to an older report does not replace it. */
async function takeAnswer(sent: object, { dispatch, extra, queryFulfilled }: AnswerApi) {
  const { courseId } = sent as OnBehalf
  const reports = (extra as Services).get(createReportOrder)
  reports.lastSent += 1
  const order = reports.lastSent
  const answer = await queryFulfilled.catch(() => undefined)
  if (!courseId || !hasList('chapters')(answer?.data)) return
  if ((reports.newestTaken.get(courseId) ?? 0) > order) return
  reports.newestTaken.set(courseId, order)
  const progress = usableProgress(answer?.data as EnrollmentProgress)
  dispatch(
    enrollmentApi.util.updateQueryData('getEnrollmentProgress', courseId, (held) =>
      // What has not changed stays the same object: what shows it need not be drawn anew.
      copyWithStructuralSharing(original(held), progress),
    ),
  )
}

export const { useGetEnrollmentProgressQuery, useGetMyCoursesQuery, useEnrollMutation } = enrollmentApi
