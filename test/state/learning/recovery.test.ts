import { describe, expect, it } from 'vitest'
import { reportOf } from '@/domain/learning/serverSync'
import { recordsReceived } from '@/state/learning/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { sara } from '../../helpers/renderApp'
import { accepted, noAnswer, openFakeServer, refused } from './fakeServer'
import { aRecord } from './records'
import { fillStorage, occupyStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const submitted = { kind: 'quiz', answers: { 0: 1 }, score: 100 } as const

describe('the unload journal of a page', () => {
  it('is recovered by one tab, which informs the others', async () => {
    openFakeServer()
    const session = await signInTo(sara)
    const before = await openTab(session)
    const left = aRecord({ page: { number: 3, at: { count: 1, tab: 'gone' } }, touchedAt: Date.now() })
    localStorage.setItem('progress-mirror:gone', JSON.stringify([left]))
    const after = await openTab(session)
    expect(after.record()?.page?.number).toBe(3)
    await until(() => expect(before.record()?.page?.number).toBe(3))
  })

  it('is kept after the page has hidden if the device could not store the event', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    fakeServer.answersWith(noAnswer)
    const tab = await openTab()
    fillStorage()
    await tab.addEvent(completed)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.values(localStorage).join()).toContain('"lessonId":"read","status":"completed"')
  })
})

describe('a device that stores nothing but unload journals', () => {
  it('a page adopts the journals of other pages, and keeps only what the server does not have', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    fakeServer.answersWith(({ body }) => (body.lessonId === 'read' ? accepted() : noAnswer()))
    fillStorage()
    const left = ['read', 'look'].map((lessonId) =>
      aRecord({ lessonId, status: 'completed', touchedAt: Date.now() }),
    )
    for (const record of left)
      localStorage.setItem(`progress-mirror:of ${record.lessonId}`, JSON.stringify([record]))
    const tab = await openTab()
    await until(() => expect(Object.values(journals())).toEqual([left]))
    await until(() => expect(tab.record('read')?.saved.status).toBe('completed'))
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.values(journals())).toEqual([[expect.objectContaining({ lessonId: 'look' })]])
  })

  it('the journal of another learner stays', async () => {
    expectOnConsole(/This device cannot keep/)
    openFakeServer()
    fillStorage()
    const others = aRecord({ userId: 'u-002', status: 'completed', touchedAt: Date.now() })
    localStorage.setItem('progress-mirror:gone', JSON.stringify([others]))
    const tab = await openTab()
    await tab.addEvent(completed)
    expect(journals()).toMatchObject({ 'progress-mirror:gone': [others] })
  })
})

describe('a session that ends while the device still writes', () => {
  it('lets the learner’s other tab receive the event', async () => {
    const fakeServer = openFakeServer()
    fakeServer.answersWith(noAnswer)
    const session = await signInTo(sara)
    const [one, other] = [await openTab(session), await openTab(session)]
    const release = await occupyStorage()
    void one.addEvent(submitted, 'ask')
    one.signOut()
    void release()
    await until(() => expect(other.record('ask')?.status).toBe('completed'))
  })
})

describe('a session that ends while the device can keep nothing', () => {
  it('keeps unsent events until the learner signs in again', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    fakeServer.answersWith(noAnswer)
    const tab = await openTab()
    const freeStorage = fillStorage()
    await tab.addEvent(completed)
    tab.signOut()
    freeStorage()
    await tab.signIn(tab.session)
    expect(tab.record()?.status).toBe('completed')
    expect(await recordsOnDevice()).toHaveLength(1)
  })

  it('keeps unsent events if the server has ended the session', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    fakeServer.answersWith(() => refused(401))
    const tab = await openTab()
    const freeStorage = fillStorage()
    await tab.addEvent(completed)
    await until(() => expect(tab.progress().userId).toBeNull())
    fakeServer.answersWith(noAnswer)
    freeStorage()
    await tab.signIn(tab.session)
    expect(tab.record()?.status).toBe('completed')
  })
})

describe("the server's state", () => {
  it('also applies to lessons that another tab begins later', async () => {
    const fakeServer = openFakeServer({ read: { status: 'completed' } })
    const tab = await openTab()
    await tab.addEvent({ kind: 'opened' }, 'look')
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
    tab.store.dispatch(recordsReceived([aRecord({ status: 'in_progress' })]))
    const record = tab.record('read')
    expect(record?.status).toBe('completed')
    expect(record && reportOf(record)).toBeUndefined()
    expect(fakeServer.lessons()).toEqual(['look'])
  })
})

function journals(): Record<string, unknown> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('progress-mirror:'))
  return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? '')]))
}
