import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signInTo } from '../../../mocks/node'
import { fakeLocks, giveLocks } from '../../helpers/locks'
import { sara } from '../../helpers/renderApp'
import { noAnswer, openDesk, refused } from './desk'
import { openTab } from './tab'
import { pass, settled, stopClocks, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const

let locks = fakeLocks()

beforeEach(() => {
  locks = fakeLocks()
  giveLocks(locks)
})

/** Two tabs of one learner; the first one has the turn to send. */
async function openTwoTabs() {
  const session = await signInTo(sara)
  return [await openTab(session), await openTab(session)] as const
}

describe('of two tabs one sends', () => {
  it('what either has, once, and both know of it', async () => {
    const desk = openDesk()
    const [first, second] = await openTwoTabs()
    await first.note(completed, 'read')
    await second.note(completed, 'look')
    await until(() => expect(desk.lessons().toSorted()).toEqual(['look', 'read']))
    await until(() => {
      for (const tab of [first, second]) {
        expect(tab.record('read')?.saved.status).toBe('completed')
        expect(tab.record('look')?.saved.status).toBe('completed')
        expect(tab.safety().kind).toBe('saved')
      }
    })
    expect(desk.posts).toHaveLength(2)
  })

  it('the other one goes on when that is gone', async () => {
    const desk = openDesk()
    const [first, second] = await openTwoTabs()
    desk.answersWith(noAnswer)
    await second.note(completed)
    await until(() => expect(desk.posts).toHaveLength(1))
    first.signOut()
    await until(() => expect(desk.posts).toHaveLength(2))
  })

  it('the other one says, too, what her work waits for', async () => {
    const desk = openDesk()
    const [, second] = await openTwoTabs()
    desk.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await second.note(completed)
    await until(() => expect(second.safety()).toEqual({ kind: 'onDevice', because: 'server' }))
  })

  it('one that is opened later learns of it within seconds', async () => {
    const desk = openDesk()
    const session = await signInTo(sara)
    const first = await openTab(session)
    stopClocks()
    desk.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await first.note(completed)
    await settled()
    const second = await openTab(session)
    expect(second.safety().kind).toBe('saving')
    await pass(3_000)
    expect(second.safety()).toEqual({ kind: 'onDevice', because: 'server' })
  })
})

describe('a tab that waits is not asleep', () => {
  it('nobody takes its turn while the server wants to be left alone', async () => {
    const desk = openDesk()
    const [, second] = await openTwoTabs()
    stopClocks()
    desk.answersWith(() => refused(503, { 'Retry-After': '60' }))
    await second.note(completed)
    await settled()
    for (let seconds = 0; seconds < 50; seconds += 2) await pass(2_000)
    expect(desk.posts).toHaveLength(1)
  })

  it('nor while an answer takes its time: the lesson is not sent a second time', async () => {
    const desk = openDesk()
    const [, second] = await openTwoTabs()
    stopClocks()
    desk.answersWith(noAnswer)
    await second.note(completed)
    await settled()
    for (let seconds = 0; seconds < 18; seconds += 2) await pass(2_000)
    expect(desk.posts).toHaveLength(1)
  })
})

describe('a tab that sleeps with the turn', () => {
  /** Some tab has the turn, and the browser has stopped all that it does. */
  async function openBesideSleeper() {
    const session = await signInTo(sara)
    void locks.request(`progress-sender:${session.userId}`, {}, () => new Promise(() => {}))
    return openTab(session)
  }

  it('loses it to one that is looked at and has waited for ten seconds, whatever she does meanwhile', async () => {
    const desk = openDesk()
    const tab = await openBesideSleeper()
    stopClocks()
    await tab.note(at(5), 'film')
    await pass(5_000)
    await tab.note(at(10), 'film')
    await pass(4_900)
    await tab.note(at(14), 'film')
    await settled()
    expect(desk.posts).toEqual([])
    await pass(100)
    expect(desk.positions()).toEqual([14])
    expect(tab.safety().kind).toBe('saved')
  })

  it('keeps it where nobody has news, or nobody looks', async () => {
    const desk = openDesk()
    const tab = await openBesideSleeper()
    stopClocks()
    await tab.note({ kind: 'chosen', question: 0, option: 1 }, 'ask')
    await pass(30_000)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await tab.note(completed)
    await pass(30_000)
    expect(desk.posts).toEqual([])
    expect(locks.request).toHaveBeenCalledTimes(2)
  })
})
