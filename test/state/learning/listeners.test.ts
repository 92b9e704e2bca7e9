import { describe, expect, it, vi } from 'vitest'
import { deadLettersDismissed, deadLettersRetried } from '@/state/learning/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, openFakeServer, refused } from './fakeServer'
import { recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const

/** A learner whose server refuses what it is told of some lessons, or of all. */
async function openRefused(...lessons: string[]) {
  expectOnConsole(/does not accept/)
  const fakeServer = openFakeServer()
  const tab = await openTab()
  const isRefused = (lessonId: unknown) => lessons.length === 0 || lessons.includes(String(lessonId))
  fakeServer.answersWith(({ body }) => (isRefused(body.lessonId) ? refused(422) : accepted()))
  return { fakeServer, tab }
}

describe('a refused report', () => {
  it('is announced once, however much it is', async () => {
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
    ['a place in a video', { kind: 'position', second: 5 }, 'learn.updateFailed'],
    ['a lesson begun', { kind: 'opened' }, 'learn.updateFailed'],
  ] as const)('%s, in words of its own', async (_what, event, notice) => {
    const { tab } = await openRefused()
    await tab.addEvent(event)
    await until(() => expect(tab.notices()).toEqual([notice]))
  })

  it('of one lesson is one notice, the newest, also where opening and completing it were both refused', async () => {
    const { tab } = await openRefused()
    await tab.addEvent({ kind: 'opened' })
    await until(() => expect(tab.notices()).toEqual(['learn.updateFailed']))
    await tab.addEvent(completed)
    await until(() => expect(tab.notices()).toEqual(['learn.completeFailed']))
  })

  it('is announced in the visible tab', async () => {
    const { tab } = await openRefused()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('refused'))
    expect(tab.notices()).toEqual([])
  })

  it('holds up nothing else', async () => {
    const { tab } = await openRefused('read')
    await tab.addEvent(completed, 'read')
    await tab.addEvent(completed, 'look')
    await until(() => expect(tab.record('look')?.saved.status).toBe('completed'))
    expect(tab.saveStatus()).toEqual({ kind: 'refused', count: 1 })
  })

  it('stays refused over a new start, until it is tried again', async () => {
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

describe('tried again', () => {
  it('it goes out once more, all of it, and all is well if the server takes it', async () => {
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

  it('a second refusal is announced again', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(() => expect(tab.notices()).toHaveLength(1))
    tab.closeNotices()
    tab.store.dispatch(deadLettersRetried())
    await until(() => expect(tab.notices()).toHaveLength(1))
    expect(fakeServer.posts).toHaveLength(2)
  })

  it('the learner may also retry by doing it again', async () => {
    const { fakeServer, tab } = await openRefused()
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('refused'))
    fakeServer.answersWith(accepted)
    await tab.addEvent(completed)
    await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  })
})

it('an earlier refusal shows in the save status, and is not announced at the next start', async () => {
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

describe('put aside', () => {
  it('it is neither sent nor shown any more, also after a new start', async () => {
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

  it('a later refusal is announced', async () => {
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
