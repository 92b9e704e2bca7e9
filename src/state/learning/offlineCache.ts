import { QueryStatus } from '@reduxjs/toolkit/query'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import { isNetworkError, isNotFound } from '@/api/errors'
import type { EnrollmentProgress, FullCourse, MyCourse } from '@/api/types'
import { courseSnapshotOf } from '@/domain/learning/courseSnapshot'
import { type LanguageCode, languages } from '@/lib/i18n/language'
import { isAnswered } from '../isAnswered'
import { startListening } from '../listeners'
import type { RootState } from '../reducer'
import { cameOnline, logoutAsked } from '../session/slice'
import { type CopiedCourse, copyNames } from './cachedAnswers'
import type { LearnerOutbox, StoreApi } from './openOutbox'
import { outboxToCome } from './outboxes'
import { selectIsCourseOld } from './selectors'
import { deleteAfterSignOut } from './signedOutUsers'
import { courseContentReceived, courseListReceived } from './slice'

const { getFullCourse } = courseApi.endpoints
const { getEnrollmentProgress, getMyCourses } = enrollmentApi.endpoints

/** The server has answered → the device stores a copy, for use without a connection. */
startListening({
  matcher: getFullCourse.matchFulfilled,
  effect: async ({ payload, meta }, api) => {
    if (!meta.baseQueryMeta) return
    const { dispatch, getState } = api
    dispatch(courseContentReceived({ courseId: payload.id, isOld: false }))
    const name = copyNames.course(meta.arg.originalArgs, getState().language.code)
    const outbox = await outboxToCome(api)
    if (!outbox) return
    void outbox.keepCopy(name, payload)
    // The titles depend on the language, so the snapshot is renewed.
    const progress = getEnrollmentProgress.select(payload.id)(getState()).data
    if (progress) keepCourseSnapshot(outbox, payload, progress, getState())
  },
})

startListening({
  matcher: getEnrollmentProgress.matchFulfilled,
  effect: async ({ payload, meta }, api) => {
    if (!meta.baseQueryMeta) return
    const { dispatch, getState } = api
    const courseId = meta.arg.originalArgs
    const outbox = await outboxToCome(api)
    if (!outbox) return
    void outbox.keepCopy(copyNames.progress(courseId), payload)
    const course = cachedCourse(courseId, getState())
    if (course) keepCourseSnapshot(outbox, course, payload, getState())
    // The device also copies the list of courses, so that a learner can open her courses without a
    // connection.
    if (!getMyCourses.select()(getState()).data)
      void dispatch(getMyCourses.initiate(undefined, { subscribe: false }))
  },
})

startListening({
  matcher: getMyCourses.matchFulfilled,
  effect: async ({ payload, meta }, api) => {
    if (!meta.baseQueryMeta) return
    api.dispatch(courseListReceived({ isOld: false }))
    const name = copyNames.list(api.getState().language.code)
    const outbox = await outboxToCome(api)
    void outbox?.keepCopy(name, payload)
  },
})

/**
 * No answer came, or none for a while, and the cache has no earlier one → shows the device's copy. A query
 * that still runs goes on, and its answer replaces the copy.
 */
startListening({
  matcher: getFullCourse.matchPending,
  effect: async ({ meta }, api) => {
    if (await isAnswered(meta.requestId, api)) return
    await showCourse(meta.arg.originalArgs, api)
  },
})

startListening({
  matcher: getFullCourse.matchRejected,
  effect: async ({ payload, meta }, api) => {
    if (isNetworkError(payload)) await showCourse(meta.arg.originalArgs, api)
  },
})

startListening({
  matcher: getEnrollmentProgress.matchPending,
  effect: async ({ meta }, api) => {
    const courseId = meta.arg.originalArgs
    if (!hasCourseWaited(courseId, api) && (await isAnswered(meta.requestId, api))) return
    const held = getEnrollmentProgress.select(courseId)(api.getState())
    if (!held.data) return void (await showProgress(courseId, api))
    // The player waits for a progress that is newer than the visit, unless nothing newer comes.
    if (held.requestId === meta.requestId && held.status === QueryStatus.pending)
      void api.dispatch(enrollmentApi.util.upsertQueryData('getEnrollmentProgress', courseId, held.data))
  },
})

startListening({
  matcher: getEnrollmentProgress.matchRejected,
  effect: async ({ payload, meta }, api) => {
    if (isNetworkError(payload)) await showProgress(meta.arg.originalArgs, api)
  },
})

startListening({
  matcher: getMyCourses.matchPending,
  effect: async ({ meta }, api) => {
    if (getMyCourses.select()(api.getState()).data || (await isAnswered(meta.requestId, api))) return
    await showList(api)
  },
})

startListening({
  matcher: getMyCourses.matchRejected,
  effect: async ({ payload }, api) => {
    if (!isNetworkError(payload)) return
    api.dispatch(courseListReceived({ isOld: true }))
    await showList(api)
  },
})

/** The connection is back → fetches again what may have come from the device. */
startListening({
  actionCreator: cameOnline,
  effect: (_action, { dispatch, getState }) => {
    if (!getState().learning.userId) return
    const again = { subscribe: false, forceRefetch: true }
    if (getState().learning.isListOld) void dispatch(getMyCourses.initiate(undefined, again))
    for (const { slug, course } of cachedCourses(getState()))
      if (selectIsCourseOld(getState(), course.id)) void dispatch(getFullCourse.initiate(slug, again))
    for (const courseId of enrollmentApi.util.selectCachedArgsForQuery(getState(), 'getEnrollmentProgress'))
      void dispatch(getEnrollmentProgress.initiate(courseId, again))
  },
})

/** The learner signs out → removes from the device what the server has, too. */
startListening({
  actionCreator: logoutAsked,
  effect: (_action, { getState }) => {
    const { record } = getState().session
    if (record) void deleteAfterSignOut(record.userId)
  },
})

/** Asks the server for what a course needs without a connection, as far as the device has no copy. */
export async function completeOfflineCache({ courseId, slug }: CopiedCourse, api: StoreApi) {
  const outbox = await outboxToCome(api)
  if (!outbox) return
  const course = await outbox.copyOf(copyNames.course(slug, api.getState().language.code))
  const progress = await outbox.copyOf(copyNames.progress(courseId))
  // The learner may have signed out meanwhile.
  if (api.getState().session.record?.userId !== outbox.userId) return
  const again = { subscribe: false, forceRefetch: true }
  if (!course) void api.dispatch(getFullCourse.initiate(slug, again))
  if (!progress) void api.dispatch(getEnrollmentProgress.initiate(courseId, again))
}

function keepCourseSnapshot(
  outbox: LearnerOutbox,
  course: FullCourse,
  progress: EnrollmentProgress,
  { language }: RootState,
) {
  void outbox.keepCourseSnapshot(courseSnapshotOf(outbox.userId, course, progress, language.code))
}

async function showCourse(slug: string, api: StoreApi) {
  const select = getFullCourse.select(slug)
  if (isAnsweredByServer(select(api.getState()))) return
  const course = await copyInAnyLanguage<FullCourse>((code) => copyNames.course(slug, code), api)
  if (!course || isAnsweredByServer(select(api.getState()))) return
  api.dispatch(courseContentReceived({ courseId: course.id, isOld: true }))
  void api.dispatch(courseApi.util.upsertQueryData('getFullCourse', slug, course))
}

async function showProgress(courseId: string, api: StoreApi) {
  const select = getEnrollmentProgress.select(courseId)
  if (isAnsweredByServer(select(api.getState()))) return
  const progress = await copyOf<EnrollmentProgress>(copyNames.progress(courseId), api)
  if (progress && !isAnsweredByServer(select(api.getState())))
    void api.dispatch(enrollmentApi.util.upsertQueryData('getEnrollmentProgress', courseId, progress))
}

async function showList(api: StoreApi) {
  const select = getMyCourses.select()
  if (isAnsweredByServer(select(api.getState()))) return
  const list = await copyInAnyLanguage<MyCourse[]>(copyNames.list, api)
  if (!list || isAnsweredByServer(select(api.getState()))) return
  api.dispatch(courseListReceived({ isOld: true }))
  void api.dispatch(enrollmentApi.util.upsertQueryData('getMyCourses', undefined, list))
}

/**
 * In the language of the page if the device has that, otherwise in another one: its lessons open all the
 * same.
 */
async function copyInAnyLanguage<T>(nameIn: (code: LanguageCode) => string, api: StoreApi) {
  const { code: own } = api.getState().language
  const others = languages.map(({ code }) => code).filter((code) => code !== own)
  for (const code of [own, ...others]) {
    const copy = await copyOf<T>(nameIn(code), api)
    if (copy) return copy
  }
  return undefined
}

async function copyOf<T>(name: string, api: StoreApi) {
  const outbox = await outboxToCome(api)
  const copy = await outbox?.copyOf(name)
  // The learner may have signed out while the storage was read.
  const isOfUser = outbox?.userId === api.getState().session.record?.userId
  return isOfUser ? (copy?.answer as T | undefined) : undefined
}

/** The server may have answered while the device was read. Its answer is newer, and so is its refusal. */
const isAnsweredByServer = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data !== undefined || isNotFound(error)

/** @returns whether the query of the course has waited in vain, so that no other query need wait as long */
function hasCourseWaited(courseId: string, { dispatch, getState }: StoreApi) {
  const slug = cachedCourses(getState()).find(({ course }) => course.id === courseId)?.slug
  const isAsked =
    slug !== undefined && dispatch(courseApi.util.getRunningQueryThunk('getFullCourse', slug)) !== undefined
  return isAsked && selectIsCourseOld(getState(), courseId)
}

function cachedCourse(courseId: string, state: RootState): FullCourse | undefined {
  return cachedCourses(state).find(({ course }) => course.id === courseId)?.course
}

function cachedCourses(state: RootState): { slug: string; course: FullCourse }[] {
  return courseApi.util.selectCachedArgsForQuery(state, 'getFullCourse').flatMap((slug) => {
    const course = getFullCourse.select(slug)(state).data
    return course ? [{ slug, course }] : []
  })
}
