import { describe, expect, it, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { sara } from '../../helpers/renderApp'
import { dropped, openDesk, refused } from './desk'
import { fillStorage, occupyStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { settled, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const chosen = { kind: 'chosen', question: 0, option: 1 } as const

async function openTwoTabs() {
  const session = await signInTo(sara)
  return [await openTab(session), await openTab(session)] as const
}

describe('the quiet line of the other tab', () => {
  it('does not say that a device holds what it could not take', async () => {
    expectOnConsole(/This device cannot keep/)
    const desk = openDesk()
    const [one, other] = await openTwoTabs()
    desk.answersWith(dropped)
    const makeRoom = fillStorage()
    await one.note(completed)
    await until(() => expect(other.safety()).toEqual({ kind: 'nowhere', because: 'full' }))
    expect(one.safety()).toEqual({ kind: 'nowhere', because: 'full' })
    makeRoom()
    // Whichever tab writes next brings in what both know.
    await one.note(chosen, 'ask')
    await until(() => expect(other.safety().kind).toBe('onDevice'))
    expect(one.safety().kind).toBe('onDevice')
    expect((await recordsOnDevice()).map(({ lessonId }) => lessonId).toSorted()).toEqual(['ask', 'read'])
  })

  it('says so of chosen answers, too, of which the server never hears', async () => {
    expectOnConsole(/This device cannot keep/)
    openDesk()
    const [one, other] = await openTwoTabs()
    fillStorage()
    await one.note(chosen, 'ask')
    await until(() => expect(other.safety()).toEqual({ kind: 'nowhere', because: 'full' }))
  })
})

describe('while it is being written down', () => {
  it('it is not called kept, offline', async () => {
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(dropped)
    await tab.note(completed, 'before')
    await until(() => expect(tab.safety()).toEqual({ kind: 'onDevice', because: 'offline' }))
    const release = await occupyStorage()
    const written = tab.note(completed)
    expect(tab.safety().kind).toBe('saving')
    void release()
    await written
    expect(tab.safety()).toEqual({ kind: 'onDevice', because: 'offline' })
  })

  it('nothing is called saved because the server has all else', async () => {
    openDesk()
    const tab = await openTab()
    await tab.note({ kind: 'opened' }, 'ask')
    await until(() => expect(tab.safety().kind).toBe('saved'))
    const release = await occupyStorage()
    const written = tab.note(chosen, 'ask')
    expect(tab.safety().kind).toBe('saving')
    void release()
    await written
    expect(tab.safety().kind).toBe('saved')
  })

  it('a second of a film does not set the line off', async () => {
    openDesk()
    const tab = await openTab()
    await tab.note({ kind: 'opened' }, 'film')
    await until(() => expect(tab.safety().kind).toBe('saved'))
    const release = await occupyStorage()
    const written = tab.note({ kind: 'position', second: 3, isForDevice: true }, 'film')
    expect(tab.safety().kind).toBe('saved')
    void release()
    await written
  })
})

it('a copy of an answer that finds no room says nothing of what she did', async () => {
  expectOnConsole(/cannot keep a copy/)
  const desk = openDesk()
  const tab = await openTab()
  desk.answersWith(() => refused(503))
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'copies') throw new DOMException('Full', 'QuotaExceededError')
    return put.apply(this, args)
  })
  await tab.note(completed)
  await tab.store.dispatch(
    enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true }),
  )
  await settled()
  await until(() => expect(tab.safety()).toEqual({ kind: 'onDevice', because: 'server' }))
  expect((await recordsOnDevice()).map(({ status }) => status)).toEqual(['completed'])
})
