import { describe, expect, it, vi } from 'vitest'
import { lessonLeft, pageHidden, videoEnded, videoTicked } from '@/state/player/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { enterRoom } from './room'

type Room = Awaited<ReturnType<typeof enterRoom>>

const bodies = ({ posts }: Room) => posts.map(({ body }) => body)

function watch({ store, placeOf }: Room, ...seconds: number[]) {
  for (const second of seconds) store.dispatch(videoTicked({ ...placeOf('film'), second }))
}

describe('watching a video', () => {
  it('reports in_progress with the position whenever floor(second / 5) changes, and nothing in between', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    watch(room, 0.2, 1, 2, 3, 4, 5.1, 5.3, 6, 9, 10.2, 11)
    await room.settled()
    expect(bodies(room)).toEqual([
      { lessonId: 'film', status: 'in_progress', lastPosition: 5 },
      { lessonId: 'film', status: 'in_progress', lastPosition: 10 },
    ])
  })

  it('goes on from the place where it was, without telling it again', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film', 17)
    watch(room, 17.2, 18, 19)
    await room.settled()
    expect(room.posts).toEqual([])
  })

  it('posts at most 130 times in ten minutes', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    watch(room, ...Array.from({ length: 2400 }, (_, tick) => tick / 4))
    await vi.waitFor(() => expect(bodies(room).at(-1)).toMatchObject({ lastPosition: 595 }), {
      timeout: 10_000,
    })
    expect(room.posts.length).toBeLessThanOrEqual(130)
  })

  it('is never in_progress for a lesson that is already completed', async () => {
    const room = await enterRoom({ film: 'completed' })
    room.open('film')
    watch(room, 4, 5, 10, 60)
    room.store.dispatch(lessonLeft({ ...room.placeOf('film'), visibleSeconds: 500 }))
    await room.settled()
    expect(room.posts).toEqual([])
  })

  it('keeps the second when the page is hidden or the lesson is left', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    watch(room, 5, 8.4)
    await room.settled()
    room.store.dispatch(pageHidden(room.placeOf('film')))
    await room.settled()
    room.store.dispatch(pageHidden(room.placeOf('film')))
    await room.settled()
    expect(bodies(room).map(({ lastPosition }) => lastPosition)).toEqual([5, 8])
    watch(room, 9)
    room.store.dispatch(lessonLeft({ ...room.placeOf('film'), visibleSeconds: 9 }))
    await room.settled()
    expect(bodies(room).map(({ lastPosition }) => lastPosition)).toEqual([5, 8, 9])
  })

  it('tells the second once where the page is hidden twice, and again where it was refused', async () => {
    expectOnConsole(/Progress could not be saved/)
    const room = await enterRoom({ film: 'in_progress' })
    const hide = () => room.store.dispatch(pageHidden(room.placeOf('film')))
    room.open('film')
    watch(room, 3)
    room.serverIsDown(true)
    hide()
    hide()
    await room.settled()
    expect(room.posts).toHaveLength(1)
    room.serverIsDown(false)
    hide()
    await room.settled()
    expect(bodies(room).map(({ lastPosition }) => lastPosition)).toEqual([3, 3])
  })

  it('the second at which she leaves does not wait for a report that is on its way', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    room.serverHangs()
    watch(room, 5)
    await vi.waitFor(() => expect(room.posts).toHaveLength(1))
    watch(room, 10, 13.5)
    room.store.dispatch(pageHidden(room.placeOf('film')))
    await vi.waitFor(() => expect(bodies(room).map(({ lastPosition }) => lastPosition)).toEqual([5, 13]))
  })

  it('a completion that waits goes out when she leaves, and no position after it', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    room.serverHangs()
    watch(room, 35)
    await vi.waitFor(() => expect(room.posts).toHaveLength(1))
    watch(room, 39.5, 40)
    room.store.dispatch(videoEnded(room.placeOf('film')))
    room.store.dispatch(pageHidden(room.placeOf('film')))
    await vi.waitFor(() => expect(room.posts).toHaveLength(2))
    await room.settled()
    expect(bodies(room).map(({ status, lastPosition }) => [status, lastPosition])).toEqual([
      ['in_progress', 35],
      ['completed', 0],
    ])
  })

  it('video end sets completed with position 0 and moves to the next lesson', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    watch(room, 39)
    room.store.dispatch(videoEnded(room.placeOf('film')))
    await vi.waitFor(() => expect(room.room().destination).toBe('read'))
    expect(bodies(room).at(-1)).toEqual({ lessonId: 'film', status: 'completed', lastPosition: 0 })
    expect(room.statusOf('film')).toBe('completed')
  })

  it('a position that is still on its way never arrives after the completion', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    watch(room, 35, 40)
    room.store.dispatch(videoEnded(room.placeOf('film')))
    await vi.waitFor(() => expect(room.room().destination).toBe('read'))
    expect(bodies(room).map(({ status }) => status)).toEqual(['in_progress', 'in_progress', 'completed'])
  })
})
