import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { withLessonUpdate } from '@/domain/progressPatch'
import { courseApi } from './course'
import { generatedApi } from './endpoints.gen'
import { hasList, isList, isRecord } from './shapes'
import { listOf, one, onSuccess } from './tags'
import type { EnrollmentProgress, FullCourse, MyCourse, ProgressAnswer, ProgressUpdate } from './types'

/** Calls of the tag 'enrollment'. Progress is patched at once and put back when the server refuses. */
export const enrollmentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getEnrollmentProgress: {
      providesTags: (_progress, _error, courseId) => [one('Progress', courseId)],
      extraOptions: { isUsable: isRecord },
      transformResponse: (progress: EnrollmentProgress) => ({
        ...progress,
        chapters: (Array.isArray(progress.chapters) ? progress.chapters : []).filter(hasList('lessons')),
      }),
    },
    getMyCourses: {
      providesTags: [listOf('Enrollment')],
      extraOptions: { isUsable: isList },
      transformResponse: (courses: MyCourse[]) => courses.filter((course) => isRecord(course)),
    },
    // The status says it all: an enrollment whose answer has no body is one all the same.
    enroll: {
      invalidatesTags: (_done, error, { courseId }) =>
        onSuccess(error, [listOf('Enrollment'), one('Progress', courseId)]),
    },
    updateProgress: {
      extraOptions: { outlivesPage: true },
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
      onQueryStarted: (update, api) => reflect(update, api as ReflectApi),
    },
    markComplete: {
      extraOptions: { outlivesPage: true },
      invalidatesTags: (_done, error) => onSuccess(error, [listOf('Enrollment')]),
      onQueryStarted: ({ lessonId }, api) =>
        reflect({ lessonId, status: 'completed', lastPosition: 0 }, api as ReflectApi),
    },
  },
})

type CacheState = Parameters<typeof courseApi.util.selectCachedArgsForQuery>[0]

type ReflectApi = {
  dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>
  getState: () => unknown
  queryFulfilled: Promise<{ data: ProgressAnswer }>
}

/** Patches the course's cached progress, then takes over what the server answered; undone when it refused. */
async function reflect(update: ProgressUpdate, { dispatch, getState, queryFulfilled }: ReflectApi) {
  const course = cachedCourseOf(update.lessonId, getState())
  if (!course) return void (await queryFulfilled.catch(() => undefined))
  const patch = dispatch(
    enrollmentApi.util.updateQueryData('getEnrollmentProgress', course.id, (progress) =>
      withLessonUpdate(progress, course, update),
    ),
  )
  try {
    const { data } = await queryFulfilled
    if (hasList('chapters')(data) && data)
      dispatch(enrollmentApi.util.updateQueryData('getEnrollmentProgress', course.id, () => data))
  } catch {
    patch.undo()
  }
}

function cachedCourseOf(lessonId: string, state: unknown): FullCourse | undefined {
  const root = state as CacheState
  return courseApi.util
    .selectCachedArgsForQuery(root, 'getFullCourse')
    .map((slug) => courseApi.endpoints.getFullCourse.select(slug)(root).data)
    .find((course) => course?.chapters.some(({ lessons }) => lessons.some(({ id }) => id === lessonId)))
}

export const { useGetEnrollmentProgressQuery, useGetMyCoursesQuery, useEnrollMutation } = enrollmentApi
