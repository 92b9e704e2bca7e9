import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signInTo } from '../../../mocks/node'
import { fakeLocks, giveLocks } from '../../helpers/locks'
import { sara } from '../../helpers/renderApp'
import { noAnswer, openFakeServer, refused } from './fakeServer'
import { openTab } from './tab'
import { flushWork, pass, stopClocks, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const

let locks = fakeLocks()

beforeEach(() => {
  locks = fakeLocks()
  giveLocks(locks)
})

/** Two tabs of one learner. The first one is the leader. */
async function openTwoTabs() {
  const session = await signInTo(sara)
  return [await openTab(session), await openTab(session)] as const
}

describe('two tabs of one learner', () => {
  it('the leader sends the events of both once, and both know the result', async () => {
    const fakeServer = openFakeServer()
    const [first, second] = await openTwoTabs()
    await first.addEvent(completed, 'read')
    await second.addEvent(completed, 'look')
    await until(() => expect(fakeServer.lessons().toSorted()).toEqual(['look', 'read']))
    await until(() => {
      for (const tab of [first, second]) {
        expect(tab.record('read')?.saved.status).toBe('completed')
        expect(tab.record('look')?.saved.status).toBe('completed')
        expect(tab.saveStatus().kind).toBe('saved')
      }
    })
    expect(fakeServer.posts).toHaveLength(2)
  })

  it('the other tab leads when the leader is gone', async () => {
    const fakeServer = openFakeServer()
    const [first, second] = await openTwoTabs()
    fakeServer.answersWith(noAnswer)
    await second.addEvent(completed)
    await until(() => expect(fakeServer.posts).toHaveLength(1))
    first.signOut()
    await until(() => expect(fakeServer.posts).toHaveLength(2))
  })

  it("the other tab also shows what the learner's work waits for", async () => {
    const fakeServer = openFakeServer()
    const [, second] = await openTwoTabs()
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await second.addEvent(completed)
    await until(() => expect(second.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' }))
  })

  it('a tab that opens later shows within seconds that the work waits for the server', async () => {
    const fakeServer = openFakeServer()
    const session = await signInTo(sara)
    const first = await openTab(session)
    stopClocks()
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await first.addEvent(completed)
    await flushWork()
    const second = await openTab(session)
    expect(second.saveStatus().kind).toBe('saving')
    await pass(3_000)
    expect(second.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
  })
})

describe('a waiting leader', () => {
  it('stays the leader until the time of Retry-After', async () => {
    const fakeServer = openFakeServer()
    const [, second] = await openTwoTabs()
    stopClocks()
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await second.addEvent(completed)
    await flushWork()
    for (let seconds = 0; seconds < 50; seconds += 2) await pass(2_000)
    expect(fakeServer.posts).toHaveLength(1)
  })

  it('stays the leader during a slow answer, so that the report is sent once', async () => {
    const fakeServer = openFakeServer()
    const [, second] = await openTwoTabs()
    stopClocks()
    fakeServer.answersWith(noAnswer)
    await second.addEvent(completed)
    await flushWork()
    for (let seconds = 0; seconds < 18; seconds += 2) await pass(2_000)
    expect(fakeServer.posts).toHaveLength(1)
  })
})

describe('a sleeping leader', () => {
  /** The leader's tab is frozen by the browser, and another tab opens. */
  async function openBesideSleeper() {
    const session = await signInTo(sara)
    void locks.request(`progress-sender:${session.userId}`, {}, () => new Promise(() => {}))
    return openTab(session)
  }

  it('is replaced by a visible tab after ten seconds, whatever the learner does meanwhile', async () => {
    const fakeServer = openFakeServer()
    const tab = await openBesideSleeper()
    stopClocks()
    await tab.addEvent(at(5), 'film')
    await pass(5_000)
    await tab.addEvent(at(10), 'film')
    await pass(4_900)
    await tab.addEvent(at(14), 'film')
    await flushWork()
    expect(fakeServer.posts).toEqual([])
    await pass(100)
    expect(fakeServer.positions()).toEqual([14])
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('stays the leader while no tab has events to send, or no tab is visible', async () => {
    const fakeServer = openFakeServer()
    const tab = await openBesideSleeper()
    stopClocks()
    await tab.addEvent({ kind: 'chosen', question: 0, option: 1 }, 'ask')
    await pass(30_000)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await tab.addEvent(completed)
    await pass(30_000)
    expect(fakeServer.posts).toEqual([])
    expect(locks.request).toHaveBeenCalledTimes(2)
  })
})
