import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, dropped, noAnswer, openFakeServer } from './fakeServer'
import { aRecord, fullRecord } from './records'
import { fillStorage, keepOnDevice, occupyStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const submitted = { kind: 'quiz', answers: { 0: 1 }, score: 100 } as const

describe('storing and sending an event', () => {
  it('the device has a report before the server receives it', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const onDevice: unknown[] = []
    fakeServer.answersWith(async ({ body }) => {
      const records = await recordsOnDevice()
      onDevice.push(records.find(({ lessonId }) => lessonId === body.lessonId))
      return accepted()
    })
    await tab.addEvent(completed, 'read')
    await tab.addEvent(submitted, 'ask')
    await until(() => expect(onDevice).toHaveLength(2))
    expect(onDevice).toEqual([
      expect.objectContaining({ lessonId: 'read', status: 'completed' }),
      expect.objectContaining({ lessonId: 'ask', quiz: expect.objectContaining({ answers: { 0: 1 } }) }),
    ])
  })

  it('the client sends nothing while the device still writes, but its state has the event at once', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    const written = tab.addEvent(completed)
    tab.comesOnline()
    await flushWork()
    expect(fakeServer.posts).toEqual([])
    expect(tab.record()?.status).toBe('completed')
    void release()
    await written
    await until(() => expect(fakeServer.posts).toHaveLength(1))
  })

  it('the device stores the acknowledgement, too', async () => {
    openFakeServer()
    const tab = await openTab()
    await tab.addEvent(completed)
    await until(async () => {
      const [record] = await recordsOnDevice()
      expect(record?.saved.status).toBe('completed')
    })
  })
})

describe('the status of a lesson on the page', () => {
  it('a completion shows once the device has stored it, and a chosen option at once', async () => {
    openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    const written = tab.addEvent(completed)
    void tab.addEvent({ kind: 'chosen', question: 0, option: 1 }, 'ask')
    await flushWork()
    expect([tab.record()?.status, tab.shown()?.status]).toEqual(['completed', 'in_progress'])
    expect(tab.shown('ask')?.draft[0]?.option).toBe(1)
    void release()
    await written
    expect(tab.shown()).toEqual(tab.record())
  })

  it('a submitted quiz shows its result once the device has stored it', async () => {
    openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    const written = tab.addEvent(submitted, 'ask')
    await flushWork()
    expect(tab.shown('ask')).toMatchObject({ status: 'in_progress', quiz: undefined })
    void release()
    await written
    expect(tab.shown('ask')).toMatchObject({ status: 'completed', quiz: { score: 100 } })
  })

  it('a later event does not show yet when an earlier write has finished', async () => {
    openFakeServer()
    const tab = await openTab()
    const release = await occupyStorage()
    const opened = tab.addEvent({ kind: 'opened' })
    const written = tab.addEvent(completed)
    const seen: unknown[] = []
    void opened.then(() => seen.push(tab.shown()?.status))
    void release()
    await written
    expect([...seen, tab.shown()?.status]).toEqual(['in_progress', 'completed'])
  })

  it('a completion that the device failed to store shows, with the save status unsaved', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(noAnswer)
    fillStorage()
    await tab.addEvent(completed)
    expect(tab.shown()?.status).toBe('completed')
    expect(tab.saveStatus()).toEqual({ kind: 'unsaved', because: 'full' })
  })

  it('a lesson that is completed on the server shows as completed, whatever is being written', async () => {
    const fakeServer = openFakeServer({ read: { status: 'completed' } })
    const tab = await openTab()
    const release = await occupyStorage()
    const written = tab.addEvent(completed)
    await tab.store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c'))
    await until(() => expect(fakeServer.asked).toEqual(['c']))
    expect(tab.shown()?.status).toBe('completed')
    void release()
    await written
  })

  it('an event in the journal of a closed page shows once the device has stored it', async () => {
    openFakeServer()
    const tab = await openTab()
    const text = JSON.stringify([aRecord({ lessonId: 'left', status: 'completed' })])
    const release = await occupyStorage()
    localStorage.setItem('progress-mirror:gone', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'progress-mirror:gone', newValue: text }))
    await flushWork()
    expect(tab.shown('left')).toBeUndefined()
    void release()
    await until(() => expect(tab.shown('left')?.status).toBe('completed'))
  })
})

describe('the next start', () => {
  it('sends what the server has not acknowledged', async () => {
    const fakeServer = openFakeServer()
    const before = await openTab()
    fakeServer.answersWith(dropped)
    await before.addEvent(submitted, 'ask')
    await until(() => expect(fakeServer.posts).toHaveLength(1))
    before.signOut()
    fakeServer.answersWith(accepted)
    const after = await openTab(before.session)
    await until(() => expect(fakeServer.posts).toHaveLength(2))
    expect(fakeServer.bodies()[1]).toEqual({
      lessonId: 'ask',
      status: 'completed',
      quizScore: 100,
      quizAnswers: { 0: 1 },
    })
    await until(() => expect(after.saveStatus().kind).toBe('saved'))
  })

  it('restores all records, and sends nothing that the server has acknowledged', async () => {
    const fakeServer = openFakeServer()
    const before = await openTab()
    await before.addEvent(completed, 'read')
    await before.addEvent({ kind: 'chosen', question: 0, option: 1 }, 'ask')
    await until(() => expect(before.saveStatus().kind).toBe('saved'))
    const known = before.progress().courses
    await flushWork()
    before.signOut()
    const after = await openTab(before.session)
    expect(after.progress().courses).toEqual(known)
    await flushWork()
    expect(fakeServer.posts).toHaveLength(1)
  })

  it('continues from the latest timestamp that the device knows', async () => {
    openFakeServer()
    await keepOnDevice([fullRecord])
    const tab = await openTab()
    await tab.addEvent({ kind: 'page', number: 7 })
    expect(tab.record()?.page).toMatchObject({ number: 7 })
    expect(tab.record()?.page?.at.count).toBeGreaterThan(9)
  })

  it('forgets records that have not changed for 30 days', async () => {
    const day = 24 * 60 * 60 * 1000
    openFakeServer()
    await keepOnDevice(
      [31, 29].map((days) => aRecord({ lessonId: `after ${days}`, touchedAt: Date.now() - days * day })),
    )
    await openTab()
    await until(async () =>
      expect((await recordsOnDevice()).map(({ lessonId }) => lessonId)).toEqual(['after 29']),
    )
  })
})

describe('a device that cannot store an event', () => {
  it('does not stop the client from sending it, and the save status is unsaved', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fillStorage()
    fakeServer.answersWith(noAnswer)
    await tab.addEvent(completed)
    expect(tab.saveStatus()).toEqual({ kind: 'unsaved', because: 'full' })
    await until(() => expect(fakeServer.lessons()).toEqual(['read']))
  })

  it('causes one warning, and stores the event with the next write', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(noAnswer)
    const freeStorage = fillStorage()
    await tab.addEvent(completed, 'read')
    await tab.addEvent(completed, 'look')
    expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(1)
    freeStorage()
    await tab.addEvent(completed, 'ask')
    expect((await recordsOnDevice()).map(({ lessonId }) => lessonId)).toEqual(['ask', 'look', 'read'])
    expect(tab.progress().storage).toBe('well')
    expect(tab.saveStatus().kind).toBe('saving')
  })

  it('lets the learner work, and the client send her events, if storage is forbidden', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
    onTestFinished(() => open.mockRestore())
    const tab = await openTab()
    expect(tab.progress()).toMatchObject({ isRead: true, storage: 'forbidden' })
    await tab.addEvent(completed)
    await until(() => expect(fakeServer.lessons()).toEqual(['read']))
    // The server has the completion, and a device without storage has no earlier work.
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  })

  it('gives no save status if its storage is broken', async () => {
    expectOnConsole(/This device cannot keep/)
    const fakeServer = openFakeServer()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'UnknownError')
    })
    onTestFinished(() => open.mockRestore())
    const tab = await openTab()
    await tab.addEvent(completed)
    await until(() => expect(fakeServer.lessons()).toEqual(['read']))
    await until(() => expect(tab.saveStatus().kind).toBe('untouched'))
  })
})
