import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { lessonProgressOf, withLesson, withLessonUpdate } from '@/domain/progressPatch'
import { isRecord } from '@/lib/isRecord'
import { courseApi } from './course'
import { generatedApi } from './endpoints.gen'
import { hasList, isList } from './shapes'
import { listOf, one, onSuccess } from './tags'
import type { EnrollmentProgress, FullCourse, MyCourse, ProgressAnswer, ProgressUpdate } from './types'

/** Calls of the tag 'enrollment'. Progress is patched at once, and put back where the server refuses. */
export const enrollmentApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getEnrollmentProgress: {
      providesTags: (_progress, _error, courseId) => [one('Progress', courseId)],
      extraOptions: { isUsable: isRecord },
      transformResponse: (progress: EnrollmentProgress) => usableProgress(progress),
    },
    getMyCourses: {
      providesTags: [listOf('Enrollment')],
      extraOptions: { isUsable: isList },
      transformResponse: (courses: MyCourse[]) => courses.filter((course) => isRecord(course)),
    },
    enroll: {
      // Success is status 201 (document 2, section 7), with or without a body.
      extraOptions: { isUsable: (_answer, status) => status === 201 },
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

/** Chapters without a list of lessons tell nothing. */
function usableProgress(progress: EnrollmentProgress): EnrollmentProgress {
  const chapters = Array.isArray(progress.chapters) ? progress.chapters : []
  return {
    ...progress,
    chapters: chapters
      .filter(hasList('lessons'))
      .map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter((lesson) => isRecord(lesson)) })),
  }
}

type CacheState = Parameters<typeof courseApi.util.selectCachedArgsForQuery>[0]

type ReflectApi = {
  dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>
  getState: () => unknown
  queryFulfilled: Promise<{ data: ProgressAnswer }>
}

/** Per store: reports that are on their way. An answer to an older one does not know of the newer ones. */
const onTheirWay = new WeakMap<ReflectApi['dispatch'], Set<ProgressUpdate>>()

/**
 * Patches the lesson in the course's cached progress, then takes over what the server answered, with the reports that are still on
 * their way. Refused: this lesson alone is put back, and only while nothing newer has been said of it.
 */
async function reflect(update: ProgressUpdate, { dispatch, getState, queryFulfilled }: ReflectApi) {
  const course = cachedCourseOf(update.lessonId, getState())
  if (!course) return void (await queryFulfilled.catch(() => undefined))
  const { lessonId } = update
  const sent = onTheirWay.get(dispatch) ?? new Set()
  onTheirWay.set(dispatch, sent)
  const cached = enrollmentApi.endpoints.getEnrollmentProgress.select(course.id)
  const lessonNow = () => lessonProgressOf(cached(getState() as CacheState).data, lessonId)
  const change = (recipe: (progress: EnrollmentProgress) => EnrollmentProgress) =>
    void dispatch(enrollmentApi.util.updateQueryData('getEnrollmentProgress', course.id, recipe))

  const before = lessonNow()
  change((progress) => withLessonUpdate(progress, course, update))
  const patched = lessonNow()
  sent.add(update)
  try {
    const { data } = await queryFulfilled
    sent.delete(update)
    if (hasList('chapters')(data))
      change(() =>
        [...sent].reduce(
          (progress, one) => withLessonUpdate(progress, course, one),
          usableProgress(data as EnrollmentProgress),
        ),
      )
  } catch {
    sent.delete(update)
    if (lessonNow() === patched) change((progress) => withLesson(progress, course, lessonId, before))
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
