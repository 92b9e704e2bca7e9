import { describe, expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { omid, sara } from '../../helpers/renderApp'
import { accepted, dropped, heldBack, noAnswer, openFakeServer, progressOf, refused } from './fakeServer'
import { recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, pass, stopClocks, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const

describe('one request in flight per lesson', () => {
  it('events during a request are sent after its answer, as one report', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(answer)
    await tab.addEvent(at(5), 'film')
    await until(() => expect(fakeServer.positions()).toEqual([5]))
    await tab.addEvent(at(10), 'film')
    await tab.addEvent(at(15), 'film')
    await flushWork()
    expect(fakeServer.positions()).toEqual([5])
    fakeServer.answersWith(accepted)
    release(accepted())
    await until(() => expect(fakeServer.positions()).toEqual([5, 15]))
    await flushWork()
    expect(fakeServer.posts).toHaveLength(2)
    expect(tab.progress().syncStatus).toBe('idle')
  })

  it('is stored as sent before its answer, and as answered after it', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(answer)
    await tab.addEvent(at(5), 'film')
    const sent = async () => (await recordsOnDevice())[0]?.sent
    await until(async () => expect(await sent()).toMatchObject([{ second: 5, tries: 1, answers: 0 }]))
    release(refused(500))
    await until(async () => expect(await sent()).toMatchObject([{ second: 5, answers: 1 }]))
  })

  it('a late request does not set the learner back, and the client repeats the later reports', async () => {
    const fakeServer = openFakeServer({ film: { status: 'in_progress', lastPosition: 5 } })
    const tab = await openTab()
    // The request is still on its way, and the client gets no answer.
    fakeServer.answersWith(dropped)
    await tab.addEvent(at(5), 'film')
    await until(() => expect(fakeServer.positions()).toEqual([5]))
    fakeServer.answersWith(accepted)
    await tab.addEvent(at(50), 'film')
    tab.comesOnline()
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
    expect(fakeServer.positions()).toEqual([5, 50])
    // Meanwhile the first request has arrived, too.
    await tab.store.dispatch(
      enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true }),
    )
    await until(() => expect(fakeServer.positions()).toEqual([5, 50, 50]))
    expect(tab.record('film')?.position?.second).toBe(50)
  })

  it('lessons of two courses with the same id are sent at the same time', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(answer)
    await tab.addEvent(completed, 'l-1', 'c')
    await tab.addEvent(completed, 'l-1', 'd')
    await until(() => expect(fakeServer.lessons()).toEqual(['l-1', 'l-1']))
    release(accepted())
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  })

  it('the client sends six lessons in parallel, and the next one after an answer', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(({ body }) => (body.lessonId === 'l-3' ? answer() : noAnswer()))
    await Promise.all(Array.from({ length: 8 }, (_, index) => tab.addEvent(completed, `l-${index}`)))
    await flushWork()
    expect(fakeServer.lessons()).toHaveLength(6)
    release(accepted())
    await until(() => expect(fakeServer.lessons()).toHaveLength(7))
    await flushWork()
    expect(new Set(fakeServer.lessons()).size).toBe(7)
  })
})

describe('a report of progress', () => {
  it('waits for one query of the server’s state, which covers all lessons of a course', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    await Promise.all([tab.addEvent(at(5), 'film'), tab.addEvent({ kind: 'opened' }, 'read')])
    await until(() => expect(fakeServer.posts).toHaveLength(2))
    expect(fakeServer.asked).toEqual(['c'])
  })

  it('is not sent if the server already has the same or more progress', async () => {
    const fakeServer = openFakeServer({
      read: { status: 'completed' },
      film: { status: 'in_progress', lastPosition: 90 },
    })
    const tab = await openTab()
    await tab.addEvent({ kind: 'opened' }, 'read')
    await tab.addEvent({ kind: 'opened' }, 'film')
    await until(() => expect(tab.record('film')?.position?.second).toBe(90))
    await flushWork()
    expect(fakeServer.posts).toEqual([])
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('does not wait for a query if it is a completion', async () => {
    const fakeServer = openFakeServer()
    fakeServer.answersProgressWith(() => refused(500))
    const tab = await openTab()
    await tab.addEvent(completed)
    await until(() => expect(fakeServer.bodies()).toEqual([{ lessonId: 'read' }]))
    expect(fakeServer.asked).toEqual([])
  })

  it('does not wait any more if the server refuses the query', async () => {
    const fakeServer = openFakeServer()
    fakeServer.answersProgressWith(() => refused(404))
    const tab = await openTab()
    await tab.addEvent(at(5), 'film')
    await until(() => expect(fakeServer.positions()).toEqual([5]))
  })

  it('waits until a failed query is repeated, as the save status shows', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const fakeServer = openFakeServer()
    fakeServer.answersProgressWith(() => refused(500))
    const tab = await openTab()
    stopClocks()
    await tab.addEvent(at(5), 'film')
    await flushWork()
    expect(fakeServer.asked).toHaveLength(1)
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
    fakeServer.answersProgressWith(() => Response.json(progressOf({})))
    await pass(1_000)
    expect(fakeServer.positions()).toEqual([5])
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('waits for a new query after an outage, because another device may have continued', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    stopClocks()
    await tab.addEvent(at(5), 'film')
    await flushWork()
    fakeServer.answersWith(dropped)
    await tab.addEvent(at(10), 'film')
    await flushWork()
    expect(fakeServer.positions()).toEqual([5, 10])
    fakeServer.answersWith(accepted)
    fakeServer.answersProgressWith(() => Response.json(progressOf({ film: { status: 'completed' } })))
    await pass(1_000)
    expect(fakeServer.asked).toEqual(['c', 'c'])
    expect(fakeServer.positions()).toEqual([5, 10])
    expect(tab.record('film')?.status).toBe('completed')
  })
})

describe('reports after the end of a session', () => {
  it('401 pauses until the same user signs in, and another user does not send her reports', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(() => refused(401))
    await tab.addEvent(completed)
    await until(() => expect(tab.store.getState().session.record).toBeNull())
    expect(tab.progress()).toMatchObject({ userId: null, courses: {} })
    fakeServer.answersWith(accepted)
    await tab.signIn(await signInTo(omid))
    tab.comesOnline()
    await flushWork()
    expect(fakeServer.posts).toHaveLength(1)
    expect(tab.record()).toBeUndefined()
    const again = await signInTo(sara)
    await tab.signIn(again)
    await until(() => expect(fakeServer.posts).toHaveLength(2))
    expect(fakeServer.posts[1]).toMatchObject({
      body: { lessonId: 'read' },
      token: `Bearer ${again.accessToken}`,
    })
  })

  it('an answer after the sign-out has no effect', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(answer)
    await Promise.all(Array.from({ length: 8 }, (_, index) => tab.addEvent(completed, `l-${index}`)))
    await until(() => expect(fakeServer.posts).toHaveLength(6))
    tab.signOut()
    release(accepted())
    await flushWork()
    expect(fakeServer.posts).toHaveLength(6)
    expect(tab.progress()).toMatchObject({ userId: null, courses: {}, syncStatus: 'idle' })
  })
})

describe('a page that hides', () => {
  it('sends waiting reports, and does not repeat a running request', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(noAnswer)
    await tab.addEvent(completed, 'hangs')
    await until(() => expect(fakeServer.lessons()).toEqual(['hangs']))
    fakeServer.answersWith(dropped)
    stopClocks()
    await tab.addEvent(completed, 'waits')
    await flushWork()
    expect(fakeServer.lessons()).toEqual(['hangs', 'waits'])
    tab.leave()
    await flushWork()
    expect(fakeServer.lessons()).toEqual(['hangs', 'waits', 'waits'])
  })

  it('also sends an event that the device has not stored', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const written = tab.addEvent(completed)
    tab.leave()
    await until(() => expect(fakeServer.lessons()).toEqual(['read']))
    await written
    await flushWork()
    expect(fakeServer.posts).toHaveLength(1)
  })

  it('sends nothing before the time of Retry-After', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '30' }))
    stopClocks()
    await tab.addEvent(completed)
    await flushWork()
    tab.leave()
    await flushWork()
    expect(fakeServer.posts).toHaveLength(1)
  })

  it('sends as many reports as a browser lets outlive a page', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(noAnswer)
    await Promise.all(Array.from({ length: 60 }, (_, index) => tab.addEvent(completed, `l-${index}`)))
    await until(() => expect(fakeServer.posts).toHaveLength(6))
    tab.leave()
    await flushWork()
    expect(fakeServer.posts).toHaveLength(56)
    expect(new Set(fakeServer.lessons()).size).toBe(56)
  })
})
