import { describe, expect, it } from 'vitest'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import { signInTo, world } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { omid, sara } from '../../helpers/renderApp'
import { noAnswer, openFakeServer, refused } from './fakeServer'
import { aRecord, key } from './records'
import { everythingStored, fillStorage, occupyStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const
const submitted = { kind: 'quiz', answers: { 0: 1 }, score: 100 } as const

const mirrored = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('progress-mirror:'))
    .flatMap((name) => JSON.parse(localStorage.getItem(name) ?? '[]'))

describe('a page that hides', () => {
  it('journals the events that the device has not stored, until the device has stored them', async () => {
    openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    const written = tab.addEvent(submitted, 'ask')
    tab.leave()
    expect(mirrored()).toEqual([expect.objectContaining({ lessonId: 'ask', status: 'completed' })])
    void release()
    await written
    await until(() => expect(mirrored()).toEqual([]))
    expect(await recordsOnDevice()).toHaveLength(1)
  })

  it('journals the report that it sends on hiding, which may reach the server after later ones', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    await tab.addEvent(at(5), 'film')
    await until(() => expect(fakeServer.positions()).toEqual([5]))
    fakeServer.answersWith(noAnswer)
    await occupyStorage()
    void tab.addEvent(at(10), 'film')
    tab.leave()
    const [left] = mirrored()
    expect(left.sent).toMatchObject([
      { second: 10, tries: 1, answers: 0 },
      { second: 5, tries: 1, answers: 1 },
    ])
  })

  it('leaves no journal when the device has everything', async () => {
    openFakeServer()
    const tab = await openTab()
    await tab.addEvent(completed)
    tab.leave()
    expect(mirrored()).toEqual([])
  })

  it('leaves a journal if it never returns, which the next start recovers, stores and sends', async () => {
    const fakeServer = openFakeServer()
    const left = aRecord({
      ...key('ask'),
      status: 'completed',
      completion: { at: { count: 4, tab: 'gone' }, isMarked: true },
      touchedAt: Date.now(),
    })
    localStorage.setItem('progress-mirror:gone', JSON.stringify([left]))
    const tab = await openTab()
    expect(tab.record('ask')?.status).toBe('completed')
    await until(() => expect(fakeServer.lessons()).toEqual(['ask']))
    await until(() => expect(mirrored()).toEqual([]))
    expect(await recordsOnDevice()).toEqual([
      expect.objectContaining({ lessonId: 'ask', status: 'completed' }),
    ])
  })

  it('leaves a journal that is stored for its own learner, and neither shown to another one nor sent', async () => {
    const fakeServer = openFakeServer()
    const others = aRecord({ ...key('ask', 'c', 'u-002'), status: 'completed', touchedAt: Date.now() })
    localStorage.setItem('progress-mirror:gone', JSON.stringify([others]))
    const tab = await openTab()
    await until(() => expect(mirrored()).toEqual([]))
    expect(tab.progress().courses).toEqual({})
    expect(await recordsOnDevice('u-002')).toEqual([others])
    await flushWork()
    expect(fakeServer.posts).toEqual([])
  })

  it('leaves a journal that another open tab recovers at once', async () => {
    openFakeServer()
    const tab = await openTab()
    const left = aRecord({ page: { number: 3, at: { count: 1, tab: 'other' } }, touchedAt: Date.now() })
    const text = JSON.stringify([left])
    localStorage.setItem('progress-mirror:other', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'progress-mirror:other', newValue: text }))
    await until(() => expect(tab.record()?.page?.number).toBe(3))
    await until(() => expect(mirrored()).toEqual([]))
  })
})

describe('two tabs', () => {
  it("show each other's changes", async () => {
    openFakeServer()
    const session = await signInTo(sara)
    const [one, other] = [await openTab(session), await openTab(session)]
    await one.addEvent({ kind: 'chosen', question: 0, option: 1 }, 'ask')
    await until(() => expect(other.record('ask')?.draft[0]?.option).toBe(1))
    await other.addEvent({ kind: 'chosen', question: 0, option: 0 }, 'ask')
    await until(() => expect(one.record('ask')?.draft[0]?.option).toBe(0))
  })

  it("show each other's changes when the device stores nothing", async () => {
    expectOnConsole(/This device cannot keep/)
    openFakeServer()
    const session = await signInTo(sara)
    const [one, other] = [await openTab(session), await openTab(session)]
    fillStorage()
    await one.addEvent(completed)
    await until(() => expect(other.record()?.status).toBe('completed'))
  })

  it('of two learners show nothing of each other', async () => {
    const fakeServer = openFakeServer()
    const others = await openTab()
    const his = await openTab(await signInTo(omid))
    const before = his.progress()
    const changes: unknown[] = []
    his.store.subscribe(() => his.progress() !== before && changes.push(his.progress()))
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await others.addEvent(completed)
    await until(() => expect(others.progress().syncStatus).toBe('server'))
    await flushWork()
    expect(changes).toEqual([])
    expect(await recordsOnDevice('u-002')).toEqual([])
  })
})

describe('signing out', () => {
  it('does not stop a running write, and the learner finds the event when she comes back', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    void tab.addEvent(submitted, 'ask')
    tab.signOut()
    expect(tab.progress()).toMatchObject({ userId: null, courses: {} })
    void release()
    await until(async () => expect(await recordsOnDevice()).toHaveLength(1))
    expect(fakeServer.posts).toEqual([])
    await tab.signIn(tab.session)
    await until(() => expect(fakeServer.lessons()).toEqual(['ask']))
  })
})

it('the device stores tokens only in the session record', async () => {
  openFakeServer()
  const tab = await openTab()
  const [course] = world.content.courses
  await tab.store.dispatch(courseApi.endpoints.getFullCourse.initiate(course!.id))
  await tab.store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate(course!.id))
  await tab.store.dispatch(enrollmentApi.endpoints.getMyCourses.initiate())
  await tab.addEvent(submitted, 'ask')
  await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  const release = await occupyStorage()
  const written = tab.addEvent({ kind: 'position', second: 5 }, 'film')
  tab.leave()
  void release()
  localStorage.setItem('progress-mirror:copy', JSON.stringify(mirrored()))
  await written
  const stored = await everythingStored()
  expect(stored).toMatch(/progress-mirror:copy: .*"lessonId":"film"/)
  expect(stored).toContain('"quiz":{"answers":{"0":1}')
  expect(stored).not.toContain(tab.session.accessToken)
  expect(stored).not.toContain(tab.session.refreshToken)
})
