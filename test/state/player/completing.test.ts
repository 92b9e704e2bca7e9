import { describe, expect, it } from 'vitest'
import { finishPressed, nextPressed } from '@/state/player/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, dropped, noAnswer, refused } from '../learning/fakeServer'
import { flushWork, pass, stopClocks, until } from '../learning/time'
import { openPlayer } from './openPlayer'

describe('Next and Finish', () => {
  it('Next marks the lesson complete, shows the toast for 1500 ms, and moves on after 100 ms', async () => {
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    stopClocks()
    player.store.dispatch(nextPressed(player.placeOf('read')))
    expect(player.state()).toMatchObject({ isCompleting: true, showsCompletedToast: false })
    await flushWork()
    expect(player.fakeServer.posts).toMatchObject([
      { call: 'mark-complete', body: { lessonId: 'read', nextLessonId: 'look' } },
    ])
    await pass(99)
    expect(player.state()).toMatchObject({ showsCompletedToast: true, destination: null })
    await pass(1)
    expect(player.state()).toMatchObject({ showsCompletedToast: true, destination: 'look' })
    await pass(1_399)
    expect(player.state().showsCompletedToast).toBe(true)
    await pass(1)
    expect(player.state().showsCompletedToast).toBe(false)
  })

  it('Next completes the lesson once, and the player counts as completing until the next one shows', async () => {
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await until(() => expect(player.state().destination).toBe('look'))
    expect(player.state().isCompleting).toBe(true)
    player.open('look')
    expect(player.state()).toMatchObject({ isCompleting: false, showsCompletedToast: true })
    expect(player.fakeServer.lessons().filter((lessonId) => lessonId === 'read')).toHaveLength(1)
  })

  it('move on from a completed lesson without a call', async () => {
    const player = await openPlayer({ read: 'completed' })
    player.open('read')
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await until(() => expect(player.state().destination).toBe('look'))
    expect(player.fakeServer.posts).toEqual([])
    expect(player.state().showsCompletedToast).toBe(false)
  })

  it('do not move a learner who has opened another lesson meanwhile', async () => {
    const player = await openPlayer({ read: 'in_progress', ask: 'in_progress' })
    player.open('read')
    stopClocks()
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await flushWork()
    player.open('ask')
    await pass(5_000)
    expect(player.state().destination).toBeNull()
    expect(player.statusOf('read')).toBe('completed')
  })

  it('the last uncompleted lesson triggers course completion', async () => {
    const done = { film: 'completed', read: 'completed', paper: 'completed', ask: 'completed' } as const
    const player = await openPlayer({ ...done, look: 'in_progress' })
    player.open('look')
    stopClocks()
    player.store.dispatch(finishPressed(player.placeOf('look')))
    await pass(5_000)
    expect(player.state()).toMatchObject({
      isCourseDone: true,
      isSectionDone: false,
      isCompleting: false,
      destination: null,
    })
  })

  it('Finish completes the section if no next lesson remains after a mark-complete', async () => {
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    player.store.dispatch(finishPressed(player.placeOf('ask')))
    await until(() => expect(player.state().isSectionDone).toBe(true))
    expect(player.fakeServer.posts).toMatchObject([{ call: 'mark-complete', body: { lessonId: 'ask' } }])
    expect(player.state()).toMatchObject({ isCourseDone: false, isCompleting: false })
  })
})

describe('a server that cannot accept a completion now', () => {
  it.each([
    ['503', () => refused(503)],
    ['500', () => refused(500)],
    ['a dropped connection', dropped],
    ['no answer', noAnswer],
  ])('does not keep the learner from completing the lesson and moving on: %s', async (_why, answer) => {
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    player.fakeServer.answersWith(answer)
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await until(() => expect(player.state().destination).toBe('look'))
    expect(player.statusOf('read')).toBe('completed')
    expect(player.state().showsCompletedToast).toBe(true)
    expect(player.notices()).toEqual([])
  })

  it('causes no notices, because the save status shows where the work is', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    player.fakeServer.answersWith(() => refused(503))
    await player.watch(5, 10, 15)
    expect(player.notices()).toEqual([])
    expect(player.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
    player.fakeServer.answersWith(accepted)
    player.comesOnline()
    await until(() => expect(player.saveStatus().kind).toBe('saved'))
    expect(player.fakeServer.positions().at(-1)).toBe(15)
  })
})

describe('a server that refuses a completion', () => {
  it('leaves the lesson uncompleted and the learner on it, and notifies her once', async () => {
    expectOnConsole(/does not accept/)
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    player.fakeServer.answersWith(() => refused(422))
    stopClocks()
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await pass(5_000)
    expect(player.notices()).toEqual(['learn.completeFailed'])
    expect(player.statusOf('read')).toBe('in_progress')
    expect(player.state()).toMatchObject({
      isCompleting: false,
      destination: null,
      showsCompletedToast: false,
    })
  })

  it('undoes the completed mark even if its answer comes after the learner has moved on', async () => {
    expectOnConsole(/does not accept/)
    const player = await openPlayer({ read: 'in_progress', look: 'in_progress' })
    player.open('read')
    let answer: (response: Response) => void = () => {}
    player.fakeServer.answersWith(() => new Promise((resolve) => (answer = resolve)))
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await until(() => expect(player.state().destination).toBe('look'))
    player.open('look')
    answer(refused(422))
    await until(() => expect(player.statusOf('read')).toBe('in_progress'))
    expect(player.notices()).toEqual(['learn.completeFailed'])
    expect(player.saveStatus()).toEqual({ kind: 'refused', count: 1 })
  })
})
