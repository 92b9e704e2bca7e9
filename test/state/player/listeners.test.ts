import { describe, expect, it } from 'vitest'
import { PLAYER_KEY } from '@/lib/config/constants'
import {
  answerChosen,
  finishPressed,
  lessonLeft,
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
import { accepted, noAnswer, refused } from '../learning/desk'
import { occupyStorage } from '../learning/storage'
import { pass, settled, stopClocks, until } from '../learning/time'
import { enterRoom, listAlone } from './room'

describe('opening a lesson', () => {
  it('sets a not_started lesson in_progress', async () => {
    const room = await enterRoom()
    room.open('read')
    expect(room.statusOf('read')).toBe('in_progress')
    await until(() => expect(room.desk.bodies()).toEqual([{ lessonId: 'read', status: 'in_progress' }]))
  })

  it('says nothing of one that is in progress or completed', async () => {
    const room = await enterRoom({ read: 'in_progress', look: 'completed' })
    room.open('read')
    room.open('look')
    await settled()
    expect(room.desk.posts).toEqual([])
  })

  it('is remembered for this user and course on this device', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    expect(room.store.getState().player.lastLessons).toEqual({ 'u-001': { c: 'read' } })
  })
})

describe('reading, looking', () => {
  it.each([
    ['read', 70, 1],
    ['read', 69, 0],
    ['look', 42, 1],
    ['look', 41, 0],
    ['paper', 42, 1],
  ] as const)(
    '%s, left after %d visible seconds, is told %d times',
    async (lessonId, visibleSeconds, times) => {
      const room = await enterRoom({ [lessonId]: 'in_progress' })
      room.open(lessonId)
      room.store.dispatch(lessonLeft({ ...room.placeOf(lessonId), visibleSeconds }))
      await settled()
      expect(room.desk.bodies()).toEqual(Array(times).fill({ lessonId, status: 'in_progress' }))
    },
  )

  it('is told, too, where the page hides and may never come back', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    room.store.dispatch(pageHidden({ ...room.placeOf('read'), visibleSeconds: 69 }))
    await settled()
    expect(room.desk.posts).toEqual([])
    room.store.dispatch(pageHidden({ ...room.placeOf('read'), visibleSeconds: 70 }))
    room.store.dispatch(lessonLeft({ ...room.placeOf('read'), visibleSeconds: 75 }))
    await settled()
    expect(room.desk.bodies()).toEqual([{ lessonId: 'read', status: 'in_progress' }])
  })

  it('is told once, however often it is read after that', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    for (const visibleSeconds of [80, 90, 100]) {
      room.open('read')
      room.store.dispatch(lessonLeft({ ...room.placeOf('read'), visibleSeconds }))
      await settled()
    }
    expect(room.desk.posts).toHaveLength(1)
  })

  it('a completed one, or a quiz, is not', async () => {
    const room = await enterRoom({ read: 'completed', ask: 'in_progress' })
    for (const lessonId of ['read', 'ask'] as const)
      room.store.dispatch(lessonLeft({ ...room.placeOf(lessonId), visibleSeconds: 500 }))
    await settled()
    expect(room.desk.posts).toEqual([])
  })

  it('the page of a PDF is found again, and told to nobody', async () => {
    const room = await enterRoom({ paper: 'in_progress' })
    room.open('paper')
    room.store.dispatch(pageTurned({ ...room.placeOf('paper'), page: 7 }))
    await settled()
    expect(room.lesson('paper')?.page).toBe(7)
    expect(room.desk.posts).toEqual([])
    const tomorrow = await enterRoom({ paper: 'in_progress' }, room.session)
    expect(tomorrow.lesson('paper')?.page).toBe(7)
  })
})

describe('where only the list of enrollments answers, a lesson may be completed already', () => {
  it('nothing is sent unasked: not when it is opened, watched or left', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const room = await enterRoom(listAlone)
    room.open('read')
    room.store.dispatch(lessonLeft({ ...room.placeOf('read'), visibleSeconds: 500 }))
    room.open('film')
    await room.watch(4, 5, 10, 12)
    room.store.dispatch(pageHidden({ ...room.placeOf('film'), visibleSeconds: 0 }))
    room.store.dispatch(lessonLeft({ ...room.placeOf('film'), visibleSeconds: 500 }))
    await settled()
    expect(room.desk.posts).toEqual([])
    expect(room.safety()).toEqual({ kind: 'onDevice', because: 'server' })
  })

  it('what the learner does is sent: Next, a quiz, the end of a video', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const room = await enterRoom(listAlone)
    room.open('film')
    room.store.dispatch(videoEnded(room.placeOf('film')))
    await until(() => expect(room.desk.posts).toHaveLength(1))
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await until(() => expect(room.desk.posts).toHaveLength(2))
    room.open('ask')
    submit(room, { 0: 1 })
    await until(() => expect(room.desk.posts).toHaveLength(3))
    expect(room.desk.bodies()).toEqual([
      { lessonId: 'film', status: 'completed', lastPosition: 0 },
      { lessonId: 'read', nextLessonId: 'look' },
      { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
    ])
  })
})

describe('a quiz', () => {
  it('submit sets completed with score and answers, and stays', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    submit(room, { 0: 1 })
    expect(room.room().isCompleting).toBe(true)
    await until(() => expect(room.room().isCompleting).toBe(false))
    await until(() =>
      expect(room.desk.bodies()).toEqual([
        { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
      ]),
    )
    expect(room.room().destination).toBeNull()
  })

  it('chosen answers survive a new start, and are never submitted by themselves', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    for (const option of [0, 1])
      room.store.dispatch(answerChosen({ ...room.placeOf('ask'), question: 0, option }))
    await settled()
    room.store.dispatch(pageHidden({ ...room.placeOf('ask'), visibleSeconds: 0 }))
    room.store.dispatch(lessonLeft({ ...room.placeOf('ask'), visibleSeconds: 500 }))
    await settled()
    expect(room.lesson('ask')).toMatchObject({ draftAnswers: { 0: 1 }, isSubmitted: false })
    room.signOut()
    const tomorrow = await enterRoom({ ask: 'in_progress' }, room.session)
    expect(tomorrow.lesson('ask')).toMatchObject({ draftAnswers: { 0: 1 }, status: 'in_progress' })
    await settled()
    expect([...room.desk.posts, ...tomorrow.desk.posts]).toEqual([])
  })

  it('that was passed over with Next can still be submitted', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.store.dispatch(finishPressed(room.placeOf('ask')))
    await until(() => expect(room.statusOf('ask')).toBe('completed'))
    expect(room.lesson('ask')?.isSubmitted).toBe(false)
    submit(room, { 0: 1 })
    await until(() => expect(room.desk.bodies().at(-1)).toMatchObject({ quizAnswers: { 0: 1 } }))
    expect(room.lesson('ask')).toMatchObject({ isSubmitted: true, quizScore: 100 })
  })

  it('the earliest quiz submit wins', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    submit(room, { 0: 0 })
    submit(room, { 0: 1 })
    await until(() => expect(room.safety().kind).toBe('saved'))
    expect(room.desk.bodies()).toEqual([
      { lessonId: 'ask', status: 'completed', quizScore: 0, quizAnswers: { 0: 0 } },
    ])
    expect(room.lesson('ask')).toMatchObject({ quizScore: 0, quizAnswers: { 0: 0 } })
  })

  it('keeps the submitted answers on the page when the server will not take them', async () => {
    expectOnConsole(/does not accept/)
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.desk.answersWith(() => refused(422))
    submit(room, { 0: 0 })
    await until(() => expect(room.safety()).toEqual({ kind: 'refused', count: 1 }))
    expect(room.statusOf('ask')).toBe('in_progress')
    expect(room.room()).toMatchObject({ submittedAnswers: { 0: 0 }, isCompleting: false })
    expect(room.lesson('ask')?.isSubmitted).toBe(false)
  })
})

it('a browser that was killed has lost what localStorage was told last: the lesson open last is found again', async () => {
  const before = await enterRoom({ read: 'completed' })
  before.open('read')
  before.open('look')
  await settled()
  before.signOut()
  localStorage.removeItem(PLAYER_KEY)
  const after = await enterRoom({ read: 'completed' }, before.session)
  await until(() => expect(after.store.getState().player.lastLessons).toEqual({ 'u-001': { c: 'look' } }))
})

describe('a device that takes its time', () => {
  it('the last two lessons of a course, both still being written: the course is finished', async () => {
    const done = { film: 'completed', read: 'completed', look: 'completed' } as const
    const room = await enterRoom({ ...done, paper: 'in_progress', ask: 'in_progress' })
    room.open('paper')
    const release = await occupyStorage()
    room.store.dispatch(nextPressed(room.placeOf('paper')))
    await settled()
    room.open('ask')
    room.store.dispatch(finishPressed(room.placeOf('ask')))
    await settled()
    expect([room.statusOf('paper'), room.statusOf('ask')]).toEqual(['in_progress', 'in_progress'])
    void release()
    await until(() => expect(room.room().isCourseDone).toBe(true))
  })

  it('a quiz that is kept says nothing of the lesson that is open by then', async () => {
    const room = await enterRoom({ read: 'in_progress', ask: 'in_progress' })
    room.open('ask')
    const release = await occupyStorage()
    submit(room, { 0: 1 })
    await settled()
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    const seen = new Set<string>()
    room.store.subscribe(() => seen.add(`${room.room().isCompleting}, ${room.statusOf('read')}`))
    void release()
    await until(() => expect(room.room().destination).toBe('look'))
    expect([...seen].filter((one) => one === 'false, in_progress')).toEqual([])
  })

  it('the result of a quiz that was passed over shows when it is kept, not before', async () => {
    const room = await enterRoom({ ask: 'completed', read: 'in_progress' })
    room.open('ask')
    const release = await occupyStorage()
    submit(room, { 0: 1 })
    await settled()
    room.open('read')
    room.open('ask')
    expect(room.lesson('ask')).toMatchObject({ completed: true, isSubmitted: false })
    void release()
    await until(() => expect(room.lesson('ask')).toMatchObject({ isSubmitted: true, quizScore: 100 }))
  })

  it('holds her up once where it never answers, not at each lesson', async () => {
    expectOnConsole(/This device cannot keep/)
    const room = await enterRoom({ film: 'in_progress', read: 'in_progress', look: 'in_progress' })
    await occupyStorage()
    stopClocks()
    room.open('film')
    room.store.dispatch(nextPressed(room.placeOf('film')))
    await pass(4_900)
    expect(room.room().destination).toBeNull()
    await pass(1_000)
    expect(room.room().destination).toBe('read')
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await pass(1_000)
    expect(room.room().destination).toBe('look')
  })
})

describe('the session ends', () => {
  it('by her own wish: the second that she is at goes out before', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    await room.watch(5, 8.4)
    room.store.dispatch(logoutAsked())
    room.signOut()
    await until(() => expect(room.desk.positions()).toEqual([5, 8]))
    expect(room.desk.posts[1]?.token).toBe(`Bearer ${room.session.accessToken}`)
  })

  it('and another user never sends what was waiting for the one before', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    room.desk.answersWith(noAnswer)
    await room.watch(5, 10)
    expect(room.desk.positions()).toEqual([5])
    room.desk.answersWith(accepted)
    await room.signIn(await signInTo(omid))
    await room.watch(15, 20)
    await settled()
    expect(room.desk.positions()).toEqual([5])
  })
})

function submit(room: Awaited<ReturnType<typeof enterRoom>>, answers: Record<number, number>) {
  room.store.dispatch(quizSubmitted({ ...room.placeOf('ask'), answers }))
}
