import { describe, expect, it } from 'vitest'
import { PLAYER_KEY } from '@/lib/config/constants'
import {
  answerChosen,
  finishPressed,
  lessonLeft,
  lessonOpened,
  nextPressed,
  pageHidden,
  pageTurned,
  quizSubmitted,
  videoEnded,
} from '@/state/player/slice'
import { logoutAsked } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { omid } from '../../helpers/renderApp'
import { accepted, noAnswer, refused } from '../learning/fakeServer'
import { occupyStorage } from '../learning/storage'
import { flushWork, pass, stopClocks, until } from '../learning/time'
import { listAlone, openPlayer } from './openPlayer'
import '@/state/player/follow'

describe('opening a lesson', () => {
  it('sets a not_started lesson in_progress', async () => {
    const player = await openPlayer()
    player.open('read')
    expect(player.statusOf('read')).toBe('in_progress')
    await until(() =>
      expect(player.fakeServer.bodies()).toEqual([{ lessonId: 'read', status: 'in_progress' }]),
    )
  })

  it('sends nothing for a lesson that is in progress or completed', async () => {
    const player = await openPlayer({ read: 'in_progress', look: 'completed' })
    player.open('read')
    player.open('look')
    await flushWork()
    expect(player.fakeServer.posts).toEqual([])
  })

  it('stores it on this device as the last lesson of this user and course', async () => {
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    expect(player.store.getState().player.lastLessons).toEqual({ 'u-001': { c: 'read' } })
  })
})

describe('reading a lesson', () => {
  it.each([
    ['read', 70, 1],
    ['read', 69, 0],
    ['look', 42, 1],
    ['look', 41, 0],
    ['paper', 42, 1],
  ] as const)(
    '%s, left after %d visible seconds, is reported %d times',
    async (lessonId, visibleSeconds, times) => {
      const player = await openPlayer({ [lessonId]: 'in_progress' })
      player.open(lessonId)
      player.store.dispatch(lessonLeft({ ...player.placeOf(lessonId), visibleSeconds }))
      await flushWork()
      expect(player.fakeServer.bodies()).toEqual(Array(times).fill({ lessonId, status: 'in_progress' }))
    },
  )

  it('is also reported when the page hides', async () => {
    const player = await openPlayer({ read: 'in_progress' })
    player.open('read')
    player.store.dispatch(pageHidden({ ...player.placeOf('read'), visibleSeconds: 69 }))
    await flushWork()
    expect(player.fakeServer.posts).toEqual([])
    player.store.dispatch(pageHidden({ ...player.placeOf('read'), visibleSeconds: 70 }))
    player.store.dispatch(lessonLeft({ ...player.placeOf('read'), visibleSeconds: 75 }))
    await flushWork()
    expect(player.fakeServer.bodies()).toEqual([{ lessonId: 'read', status: 'in_progress' }])
  })

  it('is reported once, however often the learner reads the lesson again', async () => {
    const player = await openPlayer({ read: 'in_progress' })
    for (const visibleSeconds of [80, 90, 100]) {
      player.open('read')
      player.store.dispatch(lessonLeft({ ...player.placeOf('read'), visibleSeconds }))
      await flushWork()
    }
    expect(player.fakeServer.posts).toHaveLength(1)
  })

  it('is not reported for a completed lesson or a quiz', async () => {
    const player = await openPlayer({ read: 'completed', ask: 'in_progress' })
    for (const lessonId of ['read', 'ask'] as const)
      player.store.dispatch(lessonLeft({ ...player.placeOf(lessonId), visibleSeconds: 500 }))
    await flushWork()
    expect(player.fakeServer.posts).toEqual([])
  })

  it('stores the page of a PDF on the device, and does not report it', async () => {
    const player = await openPlayer({ paper: 'in_progress' })
    player.open('paper')
    player.store.dispatch(pageTurned({ ...player.placeOf('paper'), page: 7 }))
    await flushWork()
    expect(player.lesson('paper')?.page).toBe(7)
    expect(player.fakeServer.posts).toEqual([])
    const tomorrow = await openPlayer({ paper: 'in_progress' }, player.session)
    expect(tomorrow.lesson('paper')?.page).toBe(7)
  })
})

describe('a client that could load only the list of enrollments', () => {
  it('does not report a lesson that is opened, watched or left, because it may be completed', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const player = await openPlayer(listAlone)
    player.open('read')
    player.store.dispatch(lessonLeft({ ...player.placeOf('read'), visibleSeconds: 500 }))
    player.open('film')
    await player.watch(4, 5, 10, 12)
    player.store.dispatch(pageHidden({ ...player.placeOf('film'), visibleSeconds: 0 }))
    player.store.dispatch(lessonLeft({ ...player.placeOf('film'), visibleSeconds: 500 }))
    await flushWork()
    expect(player.fakeServer.posts).toEqual([])
    expect(player.saveStatus()).toEqual({ kind: 'onDevice', because: 'server' })
  })

  it('reports deliberate events: Next, a quiz, the end of a video', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const player = await openPlayer(listAlone)
    player.open('film')
    player.store.dispatch(videoEnded(player.placeOf('film')))
    await until(() => expect(player.fakeServer.posts).toHaveLength(1))
    player.open('read')
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await until(() => expect(player.fakeServer.posts).toHaveLength(2))
    player.open('ask')
    submit(player, { 0: 1 })
    await until(() => expect(player.fakeServer.posts).toHaveLength(3))
    expect(player.fakeServer.bodies()).toEqual([
      { lessonId: 'film', status: 'completed', lastPosition: 0 },
      { lessonId: 'read', nextLessonId: 'look' },
      { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
    ])
  })
})

describe('a quiz', () => {
  it('submit sets completed with score and answers, and stays', async () => {
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    submit(player, { 0: 1 })
    expect(player.state().isCompleting).toBe(true)
    await until(() => expect(player.state().isCompleting).toBe(false))
    await until(() =>
      expect(player.fakeServer.bodies()).toEqual([
        { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
      ]),
    )
    expect(player.state().destination).toBeNull()
  })

  it('keeps chosen answers over a restart, and never submits them by itself', async () => {
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    for (const option of [0, 1])
      player.store.dispatch(answerChosen({ ...player.placeOf('ask'), question: 0, option }))
    await flushWork()
    player.store.dispatch(pageHidden({ ...player.placeOf('ask'), visibleSeconds: 0 }))
    player.store.dispatch(lessonLeft({ ...player.placeOf('ask'), visibleSeconds: 500 }))
    await flushWork()
    expect(player.lesson('ask')).toMatchObject({ draftAnswers: { 0: 1 }, isSubmitted: false })
    player.signOut()
    const tomorrow = await openPlayer({ ask: 'in_progress' }, player.session)
    expect(tomorrow.lesson('ask')).toMatchObject({ draftAnswers: { 0: 1 }, status: 'in_progress' })
    await flushWork()
    expect([...player.fakeServer.posts, ...tomorrow.fakeServer.posts]).toEqual([])
  })

  it('can still be submitted after the learner has skipped it', async () => {
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    player.store.dispatch(finishPressed(player.placeOf('ask')))
    await until(() => expect(player.statusOf('ask')).toBe('completed'))
    expect(player.lesson('ask')?.isSubmitted).toBe(false)
    submit(player, { 0: 1 })
    await until(() => expect(player.fakeServer.bodies().at(-1)).toMatchObject({ quizAnswers: { 0: 1 } }))
    expect(player.lesson('ask')).toMatchObject({ isSubmitted: true, quizScore: 100 })
  })

  it('counts only the first of two submits', async () => {
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    submit(player, { 0: 0 })
    submit(player, { 0: 1 })
    await until(() => expect(player.saveStatus().kind).toBe('saved'))
    expect(player.fakeServer.bodies()).toEqual([
      { lessonId: 'ask', status: 'completed', quizScore: 0, quizAnswers: { 0: 0 } },
    ])
    expect(player.lesson('ask')).toMatchObject({ quizScore: 0, quizAnswers: { 0: 0 } })
  })

  it('keeps the submitted answers on the page if the server refuses them', async () => {
    expectOnConsole(/does not accept/)
    const player = await openPlayer({ ask: 'in_progress' })
    player.open('ask')
    player.fakeServer.answersWith(() => refused(422))
    submit(player, { 0: 0 })
    await until(() => expect(player.saveStatus()).toEqual({ kind: 'refused', count: 1 }))
    expect(player.statusOf('ask')).toBe('in_progress')
    expect(player.state()).toMatchObject({ submittedAnswers: { 0: 0 }, isCompleting: false })
    expect(player.lesson('ask')?.isSubmitted).toBe(false)
  })
})

it('the player finds the last lesson again after a crash that lost the last writes to localStorage', async () => {
  const before = await openPlayer({ read: 'completed' })
  before.open('read')
  before.open('look')
  await flushWork()
  before.signOut()
  localStorage.removeItem(PLAYER_KEY)
  const after = await openPlayer({ read: 'completed' }, before.session)
  await until(() => expect(after.store.getState().player.lastLessons).toEqual({ 'u-001': { c: 'look' } }))
})

it('a sign-out removes the last lessons of this user from the state, and keeps those of others', async () => {
  const player = await openPlayer({ read: 'completed' })
  player.open('read')
  player.store.dispatch(lessonOpened({ ...player.placeOf('look'), userId: 'u-002', position: 0 }))
  player.store.dispatch(logoutAsked())
  expect(player.store.getState().player.lastLessons).toEqual({ 'u-002': { c: 'look' } })
})

describe('a slow device', () => {
  it('completes the course once it has stored the last two lessons', async () => {
    const done = { film: 'completed', read: 'completed', look: 'completed' } as const
    const player = await openPlayer({ ...done, paper: 'in_progress', ask: 'in_progress' })
    player.open('paper')
    const release = await occupyStorage()
    player.store.dispatch(nextPressed(player.placeOf('paper')))
    await flushWork()
    player.open('ask')
    player.store.dispatch(finishPressed(player.placeOf('ask')))
    await flushWork()
    expect([player.statusOf('paper'), player.statusOf('ask')]).toEqual(['in_progress', 'in_progress'])
    void release()
    await until(() => expect(player.state().isCourseDone).toBe(true))
  })

  it('stores a quiz without an effect on the lesson that is open by then', async () => {
    const player = await openPlayer({ read: 'in_progress', ask: 'in_progress' })
    player.open('ask')
    const release = await occupyStorage()
    submit(player, { 0: 1 })
    await flushWork()
    player.open('read')
    player.store.dispatch(nextPressed(player.placeOf('read')))
    const seen = new Set<string>()
    player.store.subscribe(() => seen.add(`${player.state().isCompleting}, ${player.statusOf('read')}`))
    void release()
    await until(() => expect(player.state().destination).toBe('look'))
    expect([...seen].filter((one) => one === 'false, in_progress')).toEqual([])
  })

  it('shows the result of a skipped quiz only after it is stored', async () => {
    const player = await openPlayer({ ask: 'completed', read: 'in_progress' })
    player.open('ask')
    const release = await occupyStorage()
    submit(player, { 0: 1 })
    await flushWork()
    player.open('read')
    player.open('ask')
    expect(player.lesson('ask')).toMatchObject({ completed: true, isSubmitted: false })
    void release()
    await until(() => expect(player.lesson('ask')).toMatchObject({ isSubmitted: true, quizScore: 100 }))
  })

  it('delays the learner only once if it never answers', async () => {
    expectOnConsole(/This device cannot keep/)
    const player = await openPlayer({ film: 'in_progress', read: 'in_progress', look: 'in_progress' })
    await occupyStorage()
    stopClocks()
    player.open('film')
    player.store.dispatch(nextPressed(player.placeOf('film')))
    await pass(4_900)
    expect(player.state().destination).toBeNull()
    await pass(1_000)
    expect(player.state().destination).toBe('read')
    player.open('read')
    player.store.dispatch(nextPressed(player.placeOf('read')))
    await pass(1_000)
    expect(player.state().destination).toBe('look')
  })
})

describe('a session that ends', () => {
  it('reports the current position before the sign-out', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    await player.watch(5, 8.4)
    player.store.dispatch(logoutAsked())
    player.signOut()
    await until(() => expect(player.fakeServer.positions()).toEqual([5, 8]))
    expect(player.fakeServer.posts[1]?.token).toBe(`Bearer ${player.session.accessToken}`)
  })

  it('leaves waiting reports that another user never sends', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    player.fakeServer.answersWith(noAnswer)
    await player.watch(5, 10)
    expect(player.fakeServer.positions()).toEqual([5])
    player.fakeServer.answersWith(accepted)
    await player.signIn(await signInTo(omid))
    await player.watch(15, 20)
    await flushWork()
    expect(player.fakeServer.positions()).toEqual([5])
  })
})

function submit(player: Awaited<ReturnType<typeof openPlayer>>, answers: Record<number, number>) {
  player.store.dispatch(quizSubmitted({ ...player.placeOf('ask'), answers }))
}
