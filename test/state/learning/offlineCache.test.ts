import '@/state/learning/offlineCache'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import { languageShown } from '@/state/language/slice'
import { outboxOf, outboxToCome } from '@/state/learning/outboxes'
import { selectIsCourseOld, selectJoinedPercent } from '@/state/learning/selectors'
import { cameOnline, logoutAsked, storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { omid, sara } from '../../helpers/renderApp'
import { everythingStored } from './storage'
import { openTab } from './tab'
import { flushWork, pass, stopClocks, until } from './time'

const { getMyCourses, getEnrollmentProgress } = enrollmentApi.endpoints
const { getFullCourse } = courseApi.endpoints

type Tab = Awaited<ReturnType<typeof openTab>>

const SCRATCH = 'c-001'
const listOf = ({ store }: Tab) => getMyCourses.select()(store.getState()).data
const percentOf = (tab: Tab) => {
  const served = listOf(tab)?.find(({ courseId }) => courseId === SCRATCH)?.progressPercentage
  return selectJoinedPercent(tab.store.getState(), SCRATCH, served)
}

async function looksAtAll({ store }: Tab) {
  await store.dispatch(getFullCourse.initiate(SCRATCH))
  await Promise.all([
    store.dispatch(getEnrollmentProgress.initiate(SCRATCH)),
    store.dispatch(getMyCourses.initiate()),
  ])
}

/**
 * The server answers nothing from now on.
 * @returns a function that restores the connection
 */
function goOffline() {
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  const mend = () => server.resetHandlers()
  onTestFinished(mend)
  return mend
}

/**
 * Requests hang from now on.
 * @returns a function that lets the server answer them
 */
function silence() {
  let answer = () => {}
  const isOver = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(http.all('*/api/*', () => isOver))
  onTestFinished(() => server.resetHandlers())
  return answer
}

/** A page with a connection, then one without, and a function that restores the connection. */
async function openWhileOffline(prepare = (_tab: Tab) => {}) {
  expectOnConsole(/The enrollment could not be checked/)
  const session = await signInTo(sara)
  const before = await openTab(session)
  await looksAtAll(before)
  await until(async () => expect(await everythingStored()).toMatch(/my courses en.*progress c-001/))
  const mend = goOffline()
  const after = await openTab(session)
  prepare(after)
  stopClocks()
  const looks = looksAtAll(after)
  // The client repeats each query a few times before it fails.
  await pass(10_000)
  await pass(10_000)
  await looks
  return { before, after, mend }
}

describe('the offline cache', () => {
  it('answers for the list of courses, a course and its progress without a connection', async () => {
    const { before, after } = await openWhileOffline()
    await until(() => expect(listOf(after)).toEqual(listOf(before)))
    expect(after.progress().isListOld).toBe(true)
    for (const endpoint of [getFullCourse, getEnrollmentProgress] as const)
      await until(() =>
        expect(endpoint.select(SCRATCH)(after.store.getState()).data).toEqual(
          endpoint.select(SCRATCH)(before.store.getState()).data,
        ),
      )
  })

  it('answers in another language if it has no copy in the language of the page', async () => {
    const { before, after } = await openWhileOffline(({ store }) => store.dispatch(languageShown('fa')))
    await until(() => expect(listOf(after)).toEqual(listOf(before)))
    await until(() =>
      expect(getFullCourse.select(SCRATCH)(after.store.getState()).data).toEqual(
        getFullCourse.select(SCRATCH)(before.store.getState()).data,
      ),
    )
  })

  it('also answers when a request hangs, until the late answer arrives', async () => {
    const session = await signInTo(sara)
    const before = await openTab(session)
    await looksAtAll(before)
    await until(async () => expect(await everythingStored()).toMatch(/my courses en.*progress c-001/))
    const answer = silence()
    const after = await openTab(session)
    stopClocks()
    const looks = looksAtAll(after)
    await pass(1500)
    expect(getFullCourse.select(SCRATCH)(after.store.getState()).data).toBeUndefined()
    await pass(1000)
    await until(() => expect(getFullCourse.select(SCRATCH)(after.store.getState()).data).toBeDefined())
    const { dispatch } = after.store
    const rest = Promise.all([
      dispatch(getEnrollmentProgress.initiate(SCRATCH)),
      dispatch(getMyCourses.initiate()),
    ])
    // The query of the course has shown that the connection is bad, so this query waits less.
    await pass(0)
    await until(() =>
      expect(getEnrollmentProgress.select(SCRATCH)(after.store.getState()).data).toBeDefined(),
    )
    expect(listOf(after)).toBeUndefined()
    await pass(2500)
    await until(() => expect(listOf(after)).toEqual(listOf(before)))
    expect(after.progress().isListOld).toBe(true)
    answer()
    await Promise.all([looks, rest])
    await until(() => expect(after.progress().isListOld).toBe(false))
    expect(selectIsCourseOld(after.store.getState(), SCRATCH)).toBe(false)
  })

  it('joins its copy of the progress with later events', async () => {
    const { after } = await openWhileOffline()
    await until(() => expect(listOf(after)).toBeDefined())
    expect(percentOf(after)).toBe(47)
    await after.addEvent({ kind: 'completed', isMarked: true }, 'c-001-l-11', SCRATCH)
    expect(percentOf(after)).toBe(53)
  })

  it('lets the client query the list of courses again when the connection returns', async () => {
    const { after, mend } = await openWhileOffline()
    await until(() => expect(after.progress().isListOld).toBe(true))
    mend()
    after.store.dispatch(cameOnline())
    await until(() => expect(after.progress().isListOld).toBe(false))
  })

  it('lets the client query a course again when the connection returns', async () => {
    const { after, mend } = await openWhileOffline()
    const isOld = () => selectIsCourseOld(after.store.getState(), SCRATCH)
    await until(() => expect(isOld()).toBe(true))
    mend()
    after.store.dispatch(cameOnline())
    await until(() => expect(isOld()).toBe(false))
  })

  it('does not shorten the wait of a later progress query after it has answered for the course', async () => {
    const { after, mend } = await openWhileOffline()
    await until(() => expect(selectIsCourseOld(after.store.getState(), SCRATCH)).toBe(true))
    const answeredAt = () =>
      getEnrollmentProgress.select(SCRATCH)(after.store.getState()).fulfilledTimeStamp ?? 0
    await until(() => expect(answeredAt()).toBeGreaterThan(0))
    const before = answeredAt()
    mend()
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(http.get('*/api/enrollment/progress/:id', async () => void (await isHeld)))
    const asked = after.store.dispatch(getEnrollmentProgress.initiate(SCRATCH, { forceRefetch: true }))
    // Less than a query waits on a connection that may have broken.
    await pass(1000)
    expect(answeredAt()).toBe(before)
    answer()
    await asked
    expect(answeredAt()).toBeGreaterThan(before)
  })

  it('does not show a copy if the learner signs out while it is read', async () => {
    const { after } = await openWhileOffline(({ store, signOut }) => {
      const outbox = outboxOf(store.dispatch)
      const copyOf = outbox?.copyOf.bind(outbox)
      expect(copyOf).toBeDefined()
      Object.assign(outbox ?? {}, {
        copyOf: async (name: string) => {
          const copy = await copyOf?.(name)
          // The last query to fail, so that the sign-out aborts no other one.
          if (name.startsWith('my courses')) signOut()
          return copy
        },
      })
    })
    await flushWork()
    expect(listOf(after)).toBeUndefined()
  })

  it('does not replace an answer that arrives while the copy is read', async () => {
    const { after } = await openWhileOffline(({ store }) => {
      const stop = store.subscribe(() => {
        if (!getMyCourses.select()(store.getState()).isError) return
        stop()
        // The request for the copy starts in the same task.
        queueMicrotask(
          () => void store.dispatch(enrollmentApi.util.upsertQueryData('getMyCourses', undefined, [])),
        )
      })
    })
    await flushWork()
    expect(listOf(after)).toEqual([])
  })

  it('does not answer for a course that the server refuses', async () => {
    const session = await signInTo(sara)
    const before = await openTab(session)
    await looksAtAll(before)
    server.use(
      http.get('*/api/course/get-full-course/:slug', () =>
        HttpResponse.json({ message: 'Gone' }, { status: 404 }),
      ),
    )
    const after = await openTab(session)
    await after.store.dispatch(getFullCourse.initiate(SCRATCH))
    await flushWork()
    expect(getFullCourse.select(SCRATCH)(after.store.getState()).data).toBeUndefined()
  })
})

it('a request waits until the offline cache is open, and never uses that of another learner', async () => {
  const tab = await openTab()
  tab.signOut()
  tab.store.dispatch(storedSessionRead({ record: tab.session, remember: true }))
  const coming = outboxToCome(tab.api)
  expect(outboxOf(tab.api.dispatch)).toBeUndefined()
  expect((await coming)?.userId).toBe(tab.userId)
  tab.signOut()
  tab.store.dispatch(storedSessionRead({ record: tab.session, remember: true }))
  const others = outboxToCome(tab.api)
  tab.store.dispatch(storedSessionRead({ record: await signInTo(omid), remember: true }))
  expect(await others).toBeUndefined()
})

it('a sign-out removes the copies of the learner', async () => {
  const tab = await openTab()
  await looksAtAll(tab)
  await until(async () => expect(await everythingStored()).toMatch(/my courses en.*progress c-001/))
  tab.store.dispatch(logoutAsked())
  await until(async () => expect(await everythingStored()).not.toMatch(/Scratch|progress c-001|my courses/))
})
