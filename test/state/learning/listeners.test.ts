import { describe, expect, it, vi } from 'vitest'
import { deadLettersDismissed, deadLettersRetried } from '@/state/learning/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, openDesk, refused } from './desk'
import { recordsOnDevice } from './storage'
import { openTab } from './tab'
import { settled, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const

/** A learner whose server refuses what it is told of some lessons, or of all. */
async function openRefused(...lessons: string[]) {
  expectOnConsole(/does not accept/)
  const desk = openDesk()
  const tab = await openTab()
  const isRefused = (lessonId: unknown) => lessons.length === 0 || lessons.includes(String(lessonId))
  desk.answersWith(({ body }) => (isRefused(body.lessonId) ? refused(422) : accepted()))
  return { desk, tab }
}

describe('what the server will not take', () => {
  it('is told once, however much it is', async () => {
    const { tab } = await openRefused()
    await tab.note(completed, 'read')
    await until(() => expect(tab.notices()).toEqual(['learn.completeFailed']))
    tab.closeNotices()
    await tab.note(completed, 'look')
    await until(() => expect(tab.safety()).toEqual({ kind: 'refused', count: 2 }))
    expect(tab.notices()).toEqual([])
  })

  it.each([
    ['a completion', completed, 'learn.completeFailed'],
    ['a quiz', { kind: 'quiz', answers: { 0: 1 }, score: 100 }, 'learn.completeFailed'],
    ['a place in a video', { kind: 'position', second: 5 }, 'learn.updateFailed'],
    ['a lesson begun', { kind: 'opened' }, 'learn.updateFailed'],
  ] as const)('%s, in words of its own', async (_what, news, notice) => {
    const { tab } = await openRefused()
    await tab.note(news)
    await until(() => expect(tab.notices()).toEqual([notice]))
  })

  it('of one lesson is one notice, the newest, also where opening and completing it were both refused', async () => {
    const { tab } = await openRefused()
    await tab.note({ kind: 'opened' })
    await until(() => expect(tab.notices()).toEqual(['learn.updateFailed']))
    await tab.note(completed)
    await until(() => expect(tab.notices()).toEqual(['learn.completeFailed']))
  })

  it('is told in the tab that she looks at', async () => {
    const { tab } = await openRefused()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await tab.note(completed)
    await until(() => expect(tab.safety().kind).toBe('refused'))
    expect(tab.notices()).toEqual([])
  })

  it('holds up nothing else', async () => {
    const { tab } = await openRefused('read')
    await tab.note(completed, 'read')
    await tab.note(completed, 'look')
    await until(() => expect(tab.record('look')?.saved.status).toBe('completed'))
    expect(tab.safety()).toEqual({ kind: 'refused', count: 1 })
  })

  it('stays refused over a new start, until it is tried again', async () => {
    const { desk, tab } = await openRefused()
    await tab.note(completed)
    await until(async () => expect((await recordsOnDevice())[0]?.refused?.code).toBe(422))
    tab.signOut()
    const again = await openTab(tab.session)
    await settled()
    expect(again.safety()).toEqual({ kind: 'refused', count: 1 })
    expect(desk.posts).toHaveLength(1)
  })
})

describe('tried again', () => {
  it('it goes out once more, all of it, and all is well if the server takes it', async () => {
    const { desk, tab } = await openRefused()
    await tab.note(completed, 'read')
    await tab.note({ kind: 'quiz', answers: { 0: 1 }, score: 100 }, 'ask')
    await until(() => expect(tab.safety()).toEqual({ kind: 'refused', count: 2 }))
    desk.answersWith(accepted)
    tab.store.dispatch(deadLettersRetried())
    await until(() => expect(tab.safety().kind).toBe('saved'))
    expect(desk.lessons().slice(2).toSorted()).toEqual(['ask', 'read'])
    expect(desk.bodies()).toContainEqual({
      lessonId: 'ask',
      status: 'completed',
      quizScore: 100,
      quizAnswers: { 0: 1 },
    })
  })

  it('and refused again, it is told again', async () => {
    const { desk, tab } = await openRefused()
    await tab.note(completed)
    await until(() => expect(tab.notices()).toHaveLength(1))
    tab.closeNotices()
    tab.store.dispatch(deadLettersRetried())
    await until(() => expect(tab.notices()).toHaveLength(1))
    expect(desk.posts).toHaveLength(2)
  })

  it('by doing it again, too', async () => {
    const { desk, tab } = await openRefused()
    await tab.note(completed)
    await until(() => expect(tab.safety().kind).toBe('refused'))
    desk.answersWith(accepted)
    await tab.note(completed)
    await until(() => expect(tab.safety().kind).toBe('saved'))
  })
})

it('a refusal from before stands on the quiet line, and is no news at the next start', async () => {
  const { tab } = await openRefused()
  await tab.note(completed)
  await until(() => expect(tab.notices()).toHaveLength(1))
  await until(async () => expect((await recordsOnDevice())[0]?.refused).toBeDefined())
  tab.signOut()
  const again = await openTab(tab.session)
  await until(() => expect(again.safety().kind).toBe('refused'))
  await settled()
  expect(again.notices()).toEqual([])
})

describe('put aside', () => {
  it('it is neither sent nor shown any more, also after a new start', async () => {
    const { desk, tab } = await openRefused()
    await tab.note(completed)
    await until(() => expect(tab.safety().kind).toBe('refused'))
    tab.store.dispatch(deadLettersDismissed())
    await until(() => expect(tab.safety().kind).not.toBe('refused'))
    await until(async () => expect((await recordsOnDevice())[0]?.dismissed).toBe(0))
    tab.signOut()
    const again = await openTab(tab.session)
    await settled()
    expect(again.safety().kind).not.toBe('refused')
    expect(again.notices()).toEqual([])
    expect(desk.posts).toHaveLength(1)
  })

  it('what is refused after that is told anew', async () => {
    const { tab } = await openRefused()
    await tab.note(completed, 'read')
    await until(() => expect(tab.notices()).toHaveLength(1))
    tab.closeNotices()
    tab.store.dispatch(deadLettersDismissed())
    await tab.note(completed, 'look')
    await until(() => expect(tab.notices()).toHaveLength(1))
    expect(tab.safety()).toEqual({ kind: 'refused', count: 1 })
  })
})
