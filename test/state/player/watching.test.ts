import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { lessonLeft, pageHidden, videoEnded, videoTicked } from '@/state/player/slice'
import { accepted, dropped, heldBack, progressOf } from '../learning/desk'
import { recordsOnDevice } from '../learning/storage'
import { pass, settled, stopClocks, until } from '../learning/time'
import { enterRoom } from './room'

type Room = Awaited<ReturnType<typeof enterRoom>>

const hide = ({ store, placeOf }: Room) =>
  void store.dispatch(pageHidden({ ...placeOf('film'), visibleSeconds: 0 }))
const leave = ({ store, placeOf }: Room, visibleSeconds = 9) =>
  void store.dispatch(lessonLeft({ ...placeOf('film'), visibleSeconds }))
const end = ({ store, placeOf }: Room) => void store.dispatch(videoEnded(placeOf('film')))

describe('watching a video', () => {
  it('reports in_progress with the position whenever floor(second / 5) changes, and nothing in between', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    await room.watch(0.2, 1, 2, 3, 4, 5.1, 5.3, 6, 9, 10.2, 11)
    expect(room.desk.bodies()).toEqual([
      { lessonId: 'film', status: 'in_progress', lastPosition: 5 },
      { lessonId: 'film', status: 'in_progress', lastPosition: 10 },
    ])
  })

  it('tells of a seek back as of any other place', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film', 90)
    await room.watch(95, 12)
    expect(room.desk.positions()).toEqual([95, 12])
  })

  it('goes on from the place where it was, without telling it again', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film', 17)
    await room.watch(17.2, 18, 19)
    expect(room.desk.posts).toEqual([])
  })

  it('posts at most 130 times in ten minutes', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    for (let quarter = 0; quarter < 2400; quarter++) {
      room.store.dispatch(videoTicked({ ...room.placeOf('film'), second: quarter / 4 }))
      if (quarter % 20 === 0) await settled(30)
    }
    await until(() => expect(room.desk.positions().at(-1)).toBe(595))
    expect(room.desk.posts.length).toBeGreaterThan(100)
    expect(room.desk.posts.length).toBeLessThanOrEqual(130)
  })

  it('posts no more on a slow line, whose answers tell of where she was two seconds ago', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    const waiting: { since: number; release: () => void }[] = []
    let second = 0
    room.desk.answersWith(async ({ body: { lastPosition } }) => {
      const film = { status: 'in_progress', lastPosition } as const
      await new Promise<void>((release) => waiting.push({ since: second, release }))
      return HttpResponse.json(progressOf({ film }))
    })
    room.open('film')
    for (second = 1; second <= 120; second += 1) {
      await room.watch(second)
      while (waiting[0] && waiting[0].since <= second - 2) waiting.shift()?.release()
      await settled()
    }
    expect(room.desk.positions().length).toBeGreaterThan(20)
    expect(room.desk.positions().length).toBeLessThanOrEqual(26)
  })

  it('is never in_progress for a lesson that is already completed', async () => {
    const room = await enterRoom({ film: 'completed' })
    room.open('film')
    await room.watch(4, 5, 10, 60)
    leave(room, 500)
    await settled()
    expect(room.desk.posts).toEqual([])
    expect(room.record('film')).toBeUndefined()
  })

  it('keeps the second when the page is hidden or the lesson is left', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    await room.watch(5, 8.4)
    hide(room)
    await settled()
    hide(room)
    await settled()
    expect(room.desk.positions()).toEqual([5, 8])
    await room.watch(9)
    leave(room)
    await settled()
    expect(room.desk.positions()).toEqual([5, 8, 9])
  })
})

describe('where the server does not answer', () => {
  it('the second is tried again until it is told, and told once', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    room.open('film')
    await room.watch(3)
    stopClocks()
    room.desk.answersWith(dropped)
    hide(room)
    await settled()
    expect(room.desk.positions()).toEqual([3])
    room.desk.answersWith(accepted)
    await pass(1_000)
    await pass(60_000)
    expect(room.desk.positions()).toEqual([3, 3])
    expect(room.notices()).toEqual([])
  })

  it('the second at which she leaves is on the device, and goes out as soon as the one before it is answered', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    const { answer, release } = heldBack()
    room.open('film')
    room.desk.answersWith(answer)
    await room.watch(5, 10, 13.5)
    hide(room)
    await settled()
    expect(room.desk.positions()).toEqual([5])
    expect((await recordsOnDevice())[0]).toMatchObject({ lessonId: 'film', position: { second: 13 } })
    room.desk.answersWith(accepted)
    release(accepted())
    await until(() => expect(room.desk.positions()).toEqual([5, 13]))
  })

  it('a position that is still on its way never arrives after the completion', async () => {
    const room = await enterRoom({ film: 'in_progress' })
    const { answer, release } = heldBack()
    room.open('film')
    room.desk.answersWith(answer)
    await room.watch(35, 39.5, 40)
    end(room)
    hide(room)
    await settled()
    expect(room.desk.posts).toHaveLength(1)
    room.desk.answersWith(accepted)
    release(accepted())
    await until(() => expect(room.safety().kind).toBe('saved'))
    expect(room.desk.bodies().map(({ status, lastPosition }) => [status, lastPosition])).toEqual([
      ['in_progress', 35],
      ['completed', 0],
    ])
  })
})

it('video end sets completed with position 0 and moves to the next lesson', async () => {
  const room = await enterRoom({ film: 'in_progress' })
  room.open('film')
  await room.watch(39)
  end(room)
  await until(() => expect(room.room().destination).toBe('read'))
  expect(room.desk.bodies().at(-1)).toEqual({ lessonId: 'film', status: 'completed', lastPosition: 0 })
  expect(room.lesson('film')).toMatchObject({ status: 'completed', completed: true, position: 0 })
})
