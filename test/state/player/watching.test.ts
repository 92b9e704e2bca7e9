import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { lessonLeft, pageHidden, videoEnded, videoTicked } from '@/state/player/slice'
import { accepted, dropped, heldBack, progressOf } from '../learning/fakeServer'
import { recordsOnDevice } from '../learning/storage'
import { flushWork, pass, stopClocks, until } from '../learning/time'
import { openPlayer } from './openPlayer'

type Player = Awaited<ReturnType<typeof openPlayer>>

const hide = ({ store, placeOf }: Player) =>
  void store.dispatch(pageHidden({ ...placeOf('film'), visibleSeconds: 0 }))
const leave = ({ store, placeOf }: Player, visibleSeconds = 9) =>
  void store.dispatch(lessonLeft({ ...placeOf('film'), visibleSeconds }))
const end = ({ store, placeOf }: Player) => void store.dispatch(videoEnded(placeOf('film')))

describe('watching a video', () => {
  it('reports in_progress with the position whenever floor(second / 5) changes, and nothing in between', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    await player.watch(0.2, 1, 2, 3, 4, 5.1, 5.3, 6, 9, 10.2, 11)
    expect(player.fakeServer.bodies()).toEqual([
      { lessonId: 'film', status: 'in_progress', lastPosition: 5 },
      { lessonId: 'film', status: 'in_progress', lastPosition: 10 },
    ])
  })

  it('reports a seek back like any other position', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film', 90)
    await player.watch(95, 12)
    expect(player.fakeServer.positions()).toEqual([95, 12])
  })

  it('resumes at the stored position, without a new report', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film', 17)
    await player.watch(17.2, 18, 19)
    expect(player.fakeServer.posts).toEqual([])
  })

  it('posts at most 130 times in ten minutes', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    for (let quarter = 0; quarter < 2400; quarter++) {
      player.store.dispatch(videoTicked({ ...player.placeOf('film'), second: quarter / 4 }))
      if (quarter % 20 === 0) await flushWork(30)
    }
    await until(() => expect(player.fakeServer.positions().at(-1)).toBe(595))
    expect(player.fakeServer.posts.length).toBeGreaterThan(100)
    expect(player.fakeServer.posts.length).toBeLessThanOrEqual(130)
  })

  it('posts no more often on a slow connection, whose answers have an older position', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    const waiting: { since: number; release: () => void }[] = []
    let second = 0
    player.fakeServer.answersWith(async ({ body: { lastPosition } }) => {
      const film = { status: 'in_progress', lastPosition } as const
      await new Promise<void>((release) => waiting.push({ since: second, release }))
      return HttpResponse.json(progressOf({ film }))
    })
    player.open('film')
    for (second = 1; second <= 120; second += 1) {
      await player.watch(second)
      while (waiting[0] && waiting[0].since <= second - 2) waiting.shift()?.release()
      await flushWork()
    }
    expect(player.fakeServer.positions().length).toBeGreaterThan(20)
    expect(player.fakeServer.positions().length).toBeLessThanOrEqual(26)
  })

  it('is never in_progress for a lesson that is already completed', async () => {
    const player = await openPlayer({ film: 'completed' })
    player.open('film')
    await player.watch(4, 5, 10, 60)
    leave(player, 500)
    await flushWork()
    expect(player.fakeServer.posts).toEqual([])
    expect(player.record('film')).toBeUndefined()
  })

  it('reports the current second when the page hides or the learner leaves the lesson', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    await player.watch(5, 8.4)
    hide(player)
    await flushWork()
    hide(player)
    await flushWork()
    expect(player.fakeServer.positions()).toEqual([5, 8])
    await player.watch(9)
    leave(player)
    await flushWork()
    expect(player.fakeServer.positions()).toEqual([5, 8, 9])
  })
})

describe('watching without an answer of the server', () => {
  it('repeats the report until the server accepts it, and not again after that', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    player.open('film')
    await player.watch(3)
    stopClocks()
    player.fakeServer.answersWith(dropped)
    hide(player)
    await flushWork()
    expect(player.fakeServer.positions()).toEqual([3])
    player.fakeServer.answersWith(accepted)
    await pass(1_000)
    await pass(60_000)
    expect(player.fakeServer.positions()).toEqual([3, 3])
    expect(player.notices()).toEqual([])
  })

  it('stores the last position, and reports it when the earlier report is answered', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    const { answer, release } = heldBack()
    player.open('film')
    player.fakeServer.answersWith(answer)
    await player.watch(5, 10, 13.5)
    hide(player)
    await flushWork()
    expect(player.fakeServer.positions()).toEqual([5])
    expect((await recordsOnDevice())[0]).toMatchObject({ lessonId: 'film', position: { second: 13 } })
    player.fakeServer.answersWith(accepted)
    release(accepted())
    await until(() => expect(player.fakeServer.positions()).toEqual([5, 13]))
  })

  it('never sends a position after the completion', async () => {
    const player = await openPlayer({ film: 'in_progress' })
    const { answer, release } = heldBack()
    player.open('film')
    player.fakeServer.answersWith(answer)
    await player.watch(35, 39.5, 40)
    end(player)
    hide(player)
    await flushWork()
    expect(player.fakeServer.posts).toHaveLength(1)
    player.fakeServer.answersWith(accepted)
    release(accepted())
    await until(() => expect(player.saveStatus().kind).toBe('saved'))
    expect(player.fakeServer.bodies().map(({ status, lastPosition }) => [status, lastPosition])).toEqual([
      ['in_progress', 35],
      ['completed', 0],
    ])
  })
})

it('video end sets completed with position 0 and moves to the next lesson', async () => {
  const player = await openPlayer({ film: 'in_progress' })
  player.open('film')
  await player.watch(39)
  end(player)
  await until(() => expect(player.state().destination).toBe('read'))
  expect(player.fakeServer.bodies().at(-1)).toEqual({
    lessonId: 'film',
    status: 'completed',
    lastPosition: 0,
  })
  expect(player.lesson('film')).toMatchObject({ status: 'completed', completed: true, position: 0 })
})
