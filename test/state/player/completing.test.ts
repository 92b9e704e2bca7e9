import { describe, expect, it } from 'vitest'
import { finishPressed, nextPressed } from '@/state/player/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { accepted, dropped, noAnswer, refused } from '../learning/desk'
import { pass, settled, stopClocks, until } from '../learning/time'
import { enterRoom } from './room'

describe('Next and Finish', () => {
  it('Next marks the lesson complete with the next lesson’s id, says so for 1500 ms, and moves on after 100 ms', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    stopClocks()
    room.store.dispatch(nextPressed(room.placeOf('read')))
    expect(room.room()).toMatchObject({ isCompleting: true, showsCompletedToast: false })
    await settled()
    expect(room.desk.posts).toMatchObject([
      { call: 'mark-complete', body: { lessonId: 'read', nextLessonId: 'look' } },
    ])
    await pass(99)
    expect(room.room()).toMatchObject({ showsCompletedToast: true, destination: null })
    await pass(1)
    expect(room.room()).toMatchObject({ showsCompletedToast: true, destination: 'look' })
    await pass(1_399)
    expect(room.room().showsCompletedToast).toBe(true)
    await pass(1)
    expect(room.room().showsCompletedToast).toBe(false)
  })

  it('the lesson is not completed twice: it is completing until the next one is shown', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await until(() => expect(room.room().destination).toBe('look'))
    expect(room.room().isCompleting).toBe(true)
    room.open('look')
    expect(room.room()).toMatchObject({ isCompleting: false, showsCompletedToast: true })
    expect(room.desk.lessons().filter((lessonId) => lessonId === 'read')).toHaveLength(1)
  })

  it('of a lesson that is already completed moves on without a call', async () => {
    const room = await enterRoom({ read: 'completed' })
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await until(() => expect(room.room().destination).toBe('look'))
    expect(room.desk.posts).toEqual([])
    expect(room.room().showsCompletedToast).toBe(false)
  })

  it('does not move a learner who went elsewhere meanwhile', async () => {
    const room = await enterRoom({ read: 'in_progress', ask: 'in_progress' })
    room.open('read')
    stopClocks()
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await settled()
    room.open('ask')
    await pass(5_000)
    expect(room.room().destination).toBeNull()
    expect(room.statusOf('read')).toBe('completed')
  })

  it('the last uncompleted lesson triggers course completion', async () => {
    const done = { film: 'completed', read: 'completed', paper: 'completed', ask: 'completed' } as const
    const room = await enterRoom({ ...done, look: 'in_progress' })
    room.open('look')
    stopClocks()
    room.store.dispatch(finishPressed(room.placeOf('look')))
    await pass(5_000)
    expect(room.room()).toMatchObject({
      isCourseDone: true,
      isSectionDone: false,
      isCompleting: false,
      destination: null,
    })
  })

  it('no next lesson remains after a mark-complete: the section is completed', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.store.dispatch(finishPressed(room.placeOf('ask')))
    await until(() => expect(room.room().isSectionDone).toBe(true))
    expect(room.desk.posts).toMatchObject([{ call: 'mark-complete', body: { lessonId: 'ask' } }])
    expect(room.room()).toMatchObject({ isCourseDone: false, isCompleting: false })
  })
})

describe('a server that cannot take it now', () => {
  it.each([
    ['503', () => refused(503)],
    ['500', () => refused(500)],
    ['no line', dropped],
    ['no answer', noAnswer],
  ])('%s: the lesson is completed, and the learner moves on', async (_why, answer) => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    room.desk.answersWith(answer)
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await until(() => expect(room.room().destination).toBe('look'))
    expect(room.statusOf('read')).toBe('completed')
    expect(room.room().showsCompletedToast).toBe(true)
    expect(room.notices()).toEqual([])
  })

  it('is not told about every five seconds: a quiet line says where the work is', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    room.desk.answersWith(() => refused(503))
    await room.watch(5, 10, 15)
    expect(room.notices()).toEqual([])
    expect(room.safety()).toEqual({ kind: 'onDevice', because: 'server' })
    room.desk.answersWith(accepted)
    room.lineReturns()
    await until(() => expect(room.safety().kind).toBe('saved'))
    expect(room.desk.positions().at(-1)).toBe(15)
  })
})

describe('a server that will not take it', () => {
  it('leaves the lesson uncompleted and the learner where she is, and tells her once', async () => {
    expectOnConsole(/does not accept/)
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    room.desk.answersWith(() => refused(422))
    stopClocks()
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await pass(5_000)
    expect(room.notices()).toEqual(['learn.completeFailed'])
    expect(room.statusOf('read')).toBe('in_progress')
    expect(room.room()).toMatchObject({ isCompleting: false, destination: null, showsCompletedToast: false })
  })

  it('takes the mark back also where its answer is late, and she has moved on', async () => {
    expectOnConsole(/does not accept/)
    const room = await enterRoom({ read: 'in_progress', look: 'in_progress' })
    room.open('read')
    let answer: (response: Response) => void = () => {}
    room.desk.answersWith(() => new Promise((resolve) => (answer = resolve)))
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await until(() => expect(room.room().destination).toBe('look'))
    room.open('look')
    answer(refused(422))
    await until(() => expect(room.statusOf('read')).toBe('in_progress'))
    expect(room.notices()).toEqual(['learn.completeFailed'])
    expect(room.safety()).toEqual({ kind: 'refused', count: 1 })
  })
})
