import { describe, expect, it, vi } from 'vitest'
import {
  finishPressed,
  lessonLeft,
  nextPressed,
  pageHidden,
  quizSubmitted,
  videoEnded,
  videoTicked,
} from '@/state/player/slice'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { enterRoom, listAlone } from './room'

type Room = Awaited<ReturnType<typeof enterRoom>>

const bodies = ({ posts }: Room) => posts.map(({ body }) => body)

function watch({ store, placeOf }: Room, ...seconds: number[]) {
  for (const second of seconds) store.dispatch(videoTicked({ ...placeOf('film'), second }))
}

describe('opening a lesson', () => {
  it('sets a not_started lesson in_progress', async () => {
    const room = await enterRoom()
    room.open('read')
    await vi.waitFor(() => expect(bodies(room)).toEqual([{ lessonId: 'read', status: 'in_progress' }]))
    expect(room.statusOf('read')).toBe('in_progress')
  })

  it('says nothing of one that is in progress or completed', async () => {
    const room = await enterRoom({ read: 'in_progress', look: 'completed' })
    room.open('read')
    room.open('look')
    await room.settled()
    expect(room.posts).toEqual([])
  })

  it('is remembered for this user and course on this device', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    expect(room.store.getState().player.lastLessons).toEqual({ u: { c: 'read' } })
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
      await room.settled()
      expect(bodies(room)).toEqual(Array(times).fill({ lessonId, status: 'in_progress' }))
    },
  )

  it('a completed one, or a quiz, is not', async () => {
    const room = await enterRoom({ read: 'completed', ask: 'in_progress' })
    for (const lessonId of ['read', 'ask'] as const)
      room.store.dispatch(lessonLeft({ ...room.placeOf(lessonId), visibleSeconds: 500 }))
    await room.settled()
    expect(room.posts).toEqual([])
  })
})

describe('where only the list of enrollments answers, a lesson may be completed already', () => {
  it('nothing is sent unasked: not when it is opened, watched or left', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const room = await enterRoom(listAlone)
    room.open('read')
    room.store.dispatch(lessonLeft({ ...room.placeOf('read'), visibleSeconds: 500 }))
    room.open('film')
    watch(room, 4, 5, 10, 12)
    room.store.dispatch(pageHidden(room.placeOf('film')))
    room.store.dispatch(lessonLeft({ ...room.placeOf('film'), visibleSeconds: 500 }))
    await room.settled()
    expect(room.posts).toEqual([])
  })

  it('what the learner does is sent: Next, a quiz, the end of a video', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const room = await enterRoom(listAlone)
    room.open('film')
    room.store.dispatch(videoEnded(room.placeOf('film')))
    await room.settled()
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await room.settled()
    room.open('ask')
    room.store.dispatch(quizSubmitted({ ...room.placeOf('ask'), answers: { 0: 1 } }))
    await room.settled()
    expect(bodies(room)).toEqual([
      { lessonId: 'film', status: 'completed', lastPosition: 0 },
      { lessonId: 'read', nextLessonId: 'look' },
      { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
    ])
  })
})

describe('Next and Finish', () => {
  it('Next marks the lesson complete with the next lesson’s id, says so for 1500 ms, and moves on after 100 ms', async () => {
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    const states: string[] = []
    room.store.subscribe(() => {
      const { showsCompletedToast, destination, isCompleting } = room.room()
      states.push(
        [isCompleting && 'busy', showsCompletedToast && 'toast', destination].filter(Boolean).join(' '),
      )
    })
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await vi.waitFor(() => expect(states.at(-1)).toBe('toast look'))
    expect(room.posts).toEqual([{ call: 'mark-complete', body: { lessonId: 'read', nextLessonId: 'look' } }])
    expect([...new Set(states)]).toEqual(['busy', 'toast', 'toast look'])
    await vi.waitFor(() => expect(room.room().showsCompletedToast).toBe(false), { timeout: 3000 })
  })

  it('of a lesson that is already completed moves on without a call', async () => {
    const room = await enterRoom({ read: 'completed' })
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await vi.waitFor(() => expect(room.room().destination).toBe('look'))
    expect(room.posts).toEqual([])
    expect(room.room().showsCompletedToast).toBe(false)
  })

  it('does not move a learner who went elsewhere meanwhile', async () => {
    const room = await enterRoom({ read: 'in_progress', ask: 'in_progress' })
    room.open('read')
    room.store.dispatch(nextPressed(room.placeOf('read')))
    room.open('ask')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(room.room().destination).toBeNull()
    expect(room.statusOf('read')).toBe('completed')
  })

  it('the last uncompleted lesson triggers course completion', async () => {
    const done = { film: 'completed', read: 'completed', paper: 'completed', ask: 'completed' } as const
    const room = await enterRoom({ ...done, look: 'in_progress' })
    room.open('look')
    room.store.dispatch(finishPressed(room.placeOf('look')))
    await vi.waitFor(() => expect(room.room().isCourseDone).toBe(true))
    expect(room.room().isSectionDone).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(room.room().destination).toBeNull()
  })

  it('no next lesson remains after a mark-complete: the section is completed', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.store.dispatch(finishPressed(room.placeOf('ask')))
    await vi.waitFor(() => expect(room.room().isSectionDone).toBe(true))
    expect(room.posts).toEqual([{ call: 'mark-complete', body: { lessonId: 'ask' } }])
    expect(room.room().isCourseDone).toBe(false)
  })
})

describe('a quiz', () => {
  it('submit sets completed with score and answers, and stays', async () => {
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.store.dispatch(quizSubmitted({ ...room.placeOf('ask'), answers: { 0: 1 } }))
    expect(room.room().isCompleting).toBe(true)
    await vi.waitFor(() => expect(room.room().isCompleting).toBe(false))
    expect(bodies(room)).toEqual([
      { lessonId: 'ask', status: 'completed', quizScore: 100, quizAnswers: { 0: 1 } },
    ])
    expect(room.room().destination).toBeNull()
  })

  it('keeps the submitted answers on the page when they could not be saved', async () => {
    expectOnConsole(/Progress could not be saved/)
    const room = await enterRoom({ ask: 'in_progress' })
    room.open('ask')
    room.serverIsDown(true)
    room.store.dispatch(quizSubmitted({ ...room.placeOf('ask'), answers: { 0: 0 } }))
    await vi.waitFor(() => expect(room.room().isCompleting).toBe(false))
    expect(room.statusOf('ask')).toBe('in_progress')
    expect(room.room().submittedAnswers).toEqual({ 0: 0 })
  })
})

describe('a server that does not take it', () => {
  it('is told once, not every five seconds, and again after it was well in between', async () => {
    expectOnConsole(/Progress could not be saved/)
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    room.serverIsDown(true)
    watch(room, 5, 10, 15)
    await room.settled()
    expect(room.posts).toHaveLength(3)
    expect(room.notices()).toEqual(['learn.updateFailed'])
    expect(room.room().isUnsaved).toBe(true)
    room.serverIsDown(false)
    watch(room, 20)
    await vi.waitFor(() => expect(room.room().isUnsaved).toBe(false))
  })

  it('leaves the lesson uncompleted and the learner where she is', async () => {
    expectOnConsole(/Progress could not be saved/)
    const room = await enterRoom({ read: 'in_progress' })
    room.open('read')
    room.serverIsDown(true)
    room.store.dispatch(nextPressed(room.placeOf('read')))
    await vi.waitFor(() => expect(room.notices()).toEqual(['learn.completeFailed']))
    expect(room.statusOf('read')).toBe('in_progress')
    expect(room.room()).toMatchObject({ isCompleting: false, destination: null, showsCompletedToast: false })
  })
})

describe('another user', () => {
  it('never sends what was waiting for the one before', async () => {
    expectOnConsole(/Progress could not be saved/)
    const room = await enterRoom({ film: 'in_progress' })
    const [first, second] = [await signInTo('sara@example.org'), await signInTo('omid@example.org')]
    room.store.dispatch(storedSessionRead({ record: first, remember: true }))
    await room.settled()
    room.open('film')
    room.serverIsSlow()
    watch(room, 5, 10)
    await vi.waitFor(() => expect(room.posts).toHaveLength(1))
    room.store.dispatch(storedSessionRead({ record: second, remember: true }))
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(bodies(room)).toEqual([{ lessonId: 'film', status: 'in_progress', lastPosition: 5 }])
  })
})
