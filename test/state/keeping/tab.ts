import { createHash } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import { type DeviceRows, keptLessons } from '@/domain/keeping/keptLesson'
import { Keeper } from '@/state/keeping/openKeeper'
import { bytesOf, deviceStore, fakeHost, order } from './device'

type Host = Pick<ReturnType<typeof fakeHost>, 'fetch'>

/**
 * A tab of the user with this host, by default the leader. Short delays pass at once; time-outs never fire.
 * @returns `retries`, the waits before failed lessons are retried; `history`, all states that were shown
 */
export function openTab(host: Host, { userId = 'u', leads = true } = {}) {
  let rows: DeviceRows = { lessons: [], files: [] }
  const warnings: string[] = []
  let timerCount = 0
  const retries: { milliseconds: number; end: () => void }[] = []
  const line = { isOnline: true }
  const history: string[] = []
  let elect = () => {}
  let restCount = 0
  const timers = (milliseconds: number, effect: () => void) => {
    // The first timer is the time-out of the storage, which must stay long for a slow machine.
    const delay = timerCount++ === 0 ? milliseconds : 0
    if (milliseconds > 40_000) retries.push({ milliseconds, end: effect })
    const timer = milliseconds < 20_000 ? setTimeout(effect, delay) : undefined
    return () => clearTimeout(timer)
  }
  const persist = vi.fn()
  const keeper = new Keeper(
    userId,
    {
      store: deviceStore(),
      fetch: (url, init) => host.fetch(url, init),
      startTimer: timers,
      now: () => performance.now(),
      isOnline: () => line.isOnline,
      election: {
        join: ({ onElected }) => {
          elect = onElected
          if (leads) onElected()
        },
        beat() {},
        rest: () => void restCount++,
        watchLeader() {},
        leaderSpoke() {},
        leave() {},
      },
      announce() {},
      persist,
      warn: (message) => void warnings.push(message),
    },
    {
      onRows: (received) => {
        rows = received
        history.push(...shown())
      },
      onFailed: () => void warnings.push('failed'),
      onClosed() {},
    },
  )
  onTestFinished(() => keeper.close())
  const shown = () =>
    keptLessons(rows).map(({ lessonId, status, reason }) =>
      [lessonId, status, reason].filter(Boolean).join(' '),
    )
  const becomes = (...states: string[]) =>
    vi.waitFor(() => expect(shown()).toEqual(states), { timeout: 20_000 })
  return {
    keeper,
    shown,
    becomes,
    warnings,
    persist,
    retries,
    line,
    history,
    elect: () => elect(),
    rests: () => restCount,
    rows: () => rows,
  }
}

/** A hash in place of the bytes, whose comparison one by one takes seconds. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** @returns the hash of a file of a kept lesson; undefined if the lesson does not open */
export async function contentOf(keeper: Keeper, url: string, lessonId = 'one') {
  const files = await keeper.open({ courseId: 'c', lessonId })
  const content = files?.find((file) => file.url === url)?.content
  return content && hashOf(new Uint8Array(await content.arrayBuffer()))
}

/** @param etag null for a host that sends none */
export const film = (length = 700_000, etag: string | null = '"1"', seed = 1) => ({
  content: bytesOf(length, seed),
  etag: etag ?? undefined,
})

/** A lesson whose host fails, in a tab that waits for its next attempt. */
export async function brokenLesson() {
  const host = Object.assign(fakeHost({ '/a': film() }), { status: 503 })
  const tab = openTab(host)
  await tab.keeper.start()
  await tab.keeper.keep([order('one', ['/a'])])
  await tab.becomes('one failed connection')
  await vi.waitFor(() => expect(tab.retries).toHaveLength(1))
  return { host, tab }
}
