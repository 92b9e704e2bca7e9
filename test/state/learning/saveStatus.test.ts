import { describe, expect, it, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { sara } from '../../helpers/renderApp'
import { dropped, openFakeServer, refused } from './fakeServer'
import { fillStorage, occupyStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const chosen = { kind: 'chosen', question: 0, option: 1 } as const

async function openTwoTabs() {
  const session = await signInTo(sara)
  return [await openTab(session), await openTab(session)] as const
}

describe('the save status of another tab', () => {
  it('does not claim that the device holds an event that it failed to store', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const [one, other] = await openTwoTabs()
    fakeServer.answersWith(dropped)
    const freeStorage = fillStorage()
    await one.addEvent(completed)
    await until(() => expect(other.saveStatus()).toEqual({ kind: 'unsaved', because: 'full' }))
    expect(one.saveStatus()).toEqual({ kind: 'unsaved', because: 'full' })
    freeStorage()
    // The next write of either tab also writes what both know.
    await one.addEvent(chosen, 'ask')
    await until(() => expect(other.saveStatus().kind).toBe('onDevice'))
    expect(one.saveStatus().kind).toBe('onDevice')
    expect((await recordsOnDevice()).map(({ lessonId }) => lessonId).toSorted()).toEqual(['ask', 'read'])
  })

  it('does not claim that the device holds chosen answers that it failed to store', async () => {
    expectOnConsole(/This device cannot keep/)
    openFakeServer()
    const [one, other] = await openTwoTabs()
    fillStorage()
    await one.addEvent(chosen, 'ask')
    await until(() => expect(other.saveStatus()).toEqual({ kind: 'unsaved', because: 'full' }))
  })
})

describe('an event that the device still writes', () => {
  it('does not count as stored while the client is offline', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(dropped)
    await tab.addEvent(completed, 'before')
    await until(() => expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'offline' }))
    const release = await occupyStorage()
    const written = tab.addEvent(completed)
    expect(tab.saveStatus().kind).toBe('saving')
    void release()
    await written
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'offline' })
  })

  it('does not count as saved when the server has everything else', async () => {
    openFakeServer()
    const tab = await openTab()
    await tab.addEvent({ kind: 'opened' }, 'ask')
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
    const release = await occupyStorage()
    const written = tab.addEvent(chosen, 'ask')
    expect(tab.saveStatus().kind).toBe('saving')
    void release()
    await written
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('changes no save status if it is a video position', async () => {
    openFakeServer()
    const tab = await openTab()
    await tab.addEvent({ kind: 'opened' }, 'film')
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
    const release = await occupyStorage()
    const written = tab.addEvent({ kind: 'position', second: 3, isForDevice: true }, 'film')
    expect(tab.saveStatus().kind).toBe('saved')
    void release()
    await written
  })
})

it("a full cache of answers does not change the save status of the learner's own work", async () => {
  expectOnConsole(/cannot keep a copy/)
  const fakeServer = openFakeServer()
  const tab = await openTab()
  fakeServer.answersWith(() => refused(503))
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'copies') throw new DOMException('Full', 'QuotaExceededError')
    return put.apply(this, args)
  })
  await tab.addEvent(completed)
  await tab.store.dispatch(
    enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true }),
  )
  await flushWork()
  await until(() => expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' }))
  expect((await recordsOnDevice()).map(({ status }) => status)).toEqual(['completed'])
})
