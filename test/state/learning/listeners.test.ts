import { describe, expect, it, vi } from 'vitest'
import { deadLettersDismissed, deadLettersRetried } from '@/state/learning/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, openFakeServer, refused } from './fakeServer'
import { recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const

/** A learner whose server refuses the reports of some lessons, or of all. */
async function openRefused(...lessons: string[]) {
  expectOnConsole(/does not accept/)
  const fakeServer = openFakeServer()
  const tab = await openTab()
  const isRefused = (lessonId: unknown) => lessons.length === 0 || lessons.includes(String(lessonId))
  fakeServer.answersWith(({ body }) => (isRefused(body.lessonId) ? refused(422) : accepted()))
  return { fakeServer, tab }
}

describe('a refused report', () => {
  it('is announced once, even for several lessons', async () => {
    const { tab } = await openRefused()
    await tab.addEvent(completed, 'read')
    await until(() => expect(tab.notices()).toEqual(['learn.completeFailed']))
    tab.closeNotices()
    await tab.addEvent(completed, 'look')
    await until(() => expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 2 }))
    expect(tab.notices()).toEqual([])
  })

  it.each([
    ['a completion', completed, 'learn.completeFailed'],
    ['a quiz', { kind: 'quiz', answers: { 0: 1 }, score: 100 }, 'learn.completeFailed'],
    ['a video position', { kind: 'position', second: 5 }, 'learn.updateFailed'],
    ['an opened lesson', { kind: 'opened' }, 'learn.updateFailed'],
  ] as const)('causes the notice for %s', async (_what, event, notice) => {
    const { tab } = await openRefused()
    await tab.addEvent(event)
    await until(() => expect(tab.notices()).toEqual([notice]))
  })

  it('causes one notice per lesson, the newest, if opening and completing are both refused', async () => {
    const { tab } = await openRefused()
    await tab.addEvent({ kind: 'opened' })
    await until(() => expect(tab.notices()).toEqual(['learn.updateFailed']))
    await tab.addEvent(completed)
    await until(() => expect(tab.notices()).toEqual(['learn.completeFailed']))
  })

  it('is not announced in a hidden tab', async () => {
    const { tab } = await openRefused()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('refused'))
    expect(tab.notices()).toEqual([])
  })

  it('does not delay other lessons', async () => {
    const { tab } = await openRefused('read')
    await tab.addEvent(completed, 'read')
    await tab.addEvent(completed, 'look')
    await until(() => expect(tab.record('look')?.saved.status).toBe('completed'))
    expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 1 })
  })

  it('stays refused after a restart, until it is retried', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(async () => expect((await recordsOnDevice())[0]?.refused?.code).toBe(422))
    tab.signOut()
    const again = await openTab(tab.session)
    await flushWork()
    expect(again.saveStatus()).toEqual({ kind: 'refused', count: 1 })
    expect(fakeServer.posts).toHaveLength(1)
  })
})

describe('retried events', () => {
  it('are all sent again, and count as saved if the server accepts them', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed, 'read')
    await tab.addEvent({ kind: 'quiz', answers: { 0: 1 }, score: 100 }, 'ask')
    await until(() => expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 2 }))
    fakeServer.answersWith(accepted)
    tab.store.dispatch(deadLettersRetried())
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
    expect(fakeServer.lessons().slice(2).toSorted()).toEqual(['ask', 'read'])
    expect(fakeServer.bodies()).toContainEqual({
      lessonId: 'ask',
      status: 'completed',
      quizScore: 100,
      quizAnswers: { 0: 1 },
    })
  })

  it('are announced again after a second refusal', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(() => expect(tab.notices()).toHaveLength(1))
    tab.closeNotices()
    tab.store.dispatch(deadLettersRetried())
    await until(() => expect(tab.notices()).toHaveLength(1))
    expect(fakeServer.posts).toHaveLength(2)
  })

  it('are also sent again if the learner repeats them', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('refused'))
    fakeServer.answersWith(accepted)
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  })
})

it('an earlier refusal shows only in the save status after a restart', async () => {
  const { tab } = await openRefused()
  await tab.addEvent(completed)
  await until(() => expect(tab.notices()).toHaveLength(1))
  await until(async () => expect((await recordsOnDevice())[0]?.refused).toBeDefined())
  tab.signOut()
  const again = await openTab(tab.session)
  await until(() => expect(again.saveStatus().kind).toBe('refused'))
  await flushWork()
  expect(again.notices()).toEqual([])
})

describe('dismissed events', () => {
  it('are neither sent nor shown any more, even after a restart', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('refused'))
    tab.store.dispatch(deadLettersDismissed())
    await until(() => expect(tab.saveStatus().kind).not.toBe('refused'))
    await until(async () => expect((await recordsOnDevice())[0]?.dismissed).toBe(0))
    tab.signOut()
    const again = await openTab(tab.session)
    await flushWork()
    expect(again.saveStatus().kind).not.toBe('refused')
    expect(again.notices()).toEqual([])
    expect(fakeServer.posts).toHaveLength(1)
  })

  it('do not prevent the notice of a later refusal', async () => {
    const { tab } = await openRefused()
    await tab.addEvent(completed, 'read')
    await until(() => expect(tab.notices()).toHaveLength(1))
    tab.closeNotices()
    tab.store.dispatch(deadLettersDismissed())
    await tab.addEvent(completed, 'look')
    await until(() => expect(tab.notices()).toHaveLength(1))
    expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 1 })
  })
})
