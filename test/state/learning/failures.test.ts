import { describe, expect, it, vi } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, dropped, heldBack, noAnswer, openFakeServer, refused } from './fakeServer'
import { openTab } from './tab'
import { flushWork, pass, stopClocks, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const

describe('offline', () => {
  it('the client sends nothing, then everything at once when the connection returns', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tab.addEvent(completed, 'read')
    await tab.addEvent(completed, 'look')
    await flushWork()
    expect(fakeServer.posts).toEqual([])
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'offline' })
    onLine.mockReturnValue(true)
    tab.comesOnline()
    await until(() => expect(fakeServer.lessons().toSorted()).toEqual(['look', 'read']))
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  })

  it('the client trusts a browser that wrongly reports being offline for at most a minute', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    stopClocks()
    tab.comesOnline()
    await flushWork()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pass(30_000)
    await tab.addEvent(completed)
    await pass(29_000)
    expect(fakeServer.posts).toEqual([])
    await pass(1_000)
    expect(fakeServer.lessons()).toEqual(['read'])
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('the client repeats a dropped request at growing intervals, and at once when the connection returns', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(dropped)
    stopClocks()
    await tab.addEvent(completed)
    await flushWork()
    expect(fakeServer.posts).toHaveLength(1)
    await pass(999)
    expect(fakeServer.posts).toHaveLength(1)
    await pass(1)
    expect(fakeServer.posts).toHaveLength(2)
    await pass(1_999)
    expect(fakeServer.posts).toHaveLength(2)
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'offline' })
    fakeServer.answersWith(accepted)
    tab.comesOnline()
    await flushWork()
    expect(fakeServer.posts).toHaveLength(3)
    expect(tab.saveStatus().kind).toBe('saved')
  })
})

it('the client repeats failing reports at growing intervals even if its queries succeed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const fakeServer = openFakeServer()
  const tab = await openTab()
  fakeServer.answersWith(dropped)
  stopClocks()
  await tab.addEvent(completed, 'read')
  // Progress within a lesson first asks for the course's progress, and gets an answer each time.
  await tab.addEvent(at(5), 'film')
  for (let second = 0; second < 60; second += 1) await pass(1_000)
  // After 1, 2, 4, 8, 16 and 32 seconds, once per lesson.
  expect(fakeServer.posts.length).toBeLessThanOrEqual(12)
  expect(fakeServer.asked.length).toBeLessThanOrEqual(12)
  expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'offline' })
  fakeServer.answersWith(accepted)
  for (let second = 0; second < 64; second += 1) await pass(1_000)
  expect(tab.saveStatus().kind).toBe('saved')
})

describe('a server that cannot take a report now', () => {
  it('gets no request before the time of Retry-After, even when the connection returns', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(() => refused(503, { 'Retry-After': '30' }))
    stopClocks()
    await tab.addEvent(completed)
    await flushWork()
    tab.comesOnline()
    await pass(29_000)
    expect(fakeServer.posts).toHaveLength(1)
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
    fakeServer.answersWith(accepted)
    await pass(1_500)
    expect(fakeServer.posts).toHaveLength(2)
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('parallel failures count as one failure of the connection', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    const { answer, release } = heldBack()
    fakeServer.answersWith(answer)
    await Promise.all(['a', 'b', 'c'].map((lessonId) => tab.addEvent(completed, lessonId)))
    await until(() => expect(fakeServer.posts).toHaveLength(3))
    stopClocks()
    release(refused(503))
    await flushWork()
    fakeServer.answersWith(accepted)
    await pass(1_000)
    expect(fakeServer.posts).toHaveLength(6)
    expect(tab.saveStatus().kind).toBe('saved')
  })

  it('a failure of one lesson delays no other lesson', async () => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(({ body }) => (body.lessonId === 'broken' ? refused(500) : accepted()))
    stopClocks()
    await tab.addEvent(completed, 'broken')
    await flushWork()
    await tab.addEvent(completed, 'read')
    await flushWork()
    expect(fakeServer.lessons()).toEqual(['broken', 'read'])
    expect(tab.record('read')?.saved.status).toBe('completed')
    expect(tab.record('broken')?.saved.status).toBe('not_started')
  })

  it('no longer shows in the save status when nothing waits for it', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const fakeServer = openFakeServer()
    fakeServer.answersProgressWith(() => refused(500))
    const tab = await openTab()
    stopClocks()
    await tab.addEvent(at(5), 'film')
    await flushWork()
    expect(tab.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
    // The completion contains everything that had to wait, so the client need not ask about the course.
    await tab.addEvent(completed, 'film')
    await flushWork()
    expect(tab.saveStatus().kind).toBe('saved')
    fakeServer.answersWith(noAnswer)
    await tab.addEvent(completed, 'read')
    await flushWork()
    expect(tab.saveStatus().kind).toBe('saving')
  })
})

describe('a refused report', () => {
  it.each([400, 403, 404, 422])(
    'with status %i is not sent again, and the save status shows the refusal',
    async (status) => {
      expectOnConsole(/does not accept/)
      const fakeServer = openFakeServer()
      const tab = await openTab()
      fakeServer.answersWith(() => refused(status))
      stopClocks()
      await tab.addEvent(completed)
      await pass(120_000)
      expect(fakeServer.posts).toHaveLength(1)
      expect(tab.record()?.refused).toMatchObject({ code: status, status: 'completed' })
      expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 1 })
    },
  )

  it.each([408, 425, 429, 500, 502])('with status %i is sent again', async (status) => {
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(() => refused(status))
    stopClocks()
    await tab.addEvent(completed)
    await flushWork()
    fakeServer.answersWith(accepted)
    await pass(1_000)
    expect(fakeServer.posts).toHaveLength(2)
    expect(tab.saveStatus().kind).toBe('saved')
  })
})
