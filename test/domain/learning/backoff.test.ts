import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterSuccess,
  type Backoff,
  CONNECTION,
  isHeldBack,
  isWaiting,
  nextTryAt,
  noBackoff,
  onlyFor,
  triedAtOnce,
  WRITES,
} from '@/domain/learning/backoff'

/** A failure at this time; chance takes the longest wait. */
const failed = (backoff: Backoff, who: string, now = 0, retryAfter?: number, chance = 1) =>
  afterFailure(backoff, who, { retryAfter, chance }, now)

const waitsAt = (backoff: Backoff, now: number, ...those: string[]) =>
  those.map((who) => isWaiting(backoff, who, now))

describe('the wait before the next try', () => {
  it('is doubled with each failure, up to a minute', () => {
    let backoff = noBackoff
    let now = 0
    const lengths = Array.from({ length: 9 }, () => {
      backoff = failed(backoff, CONNECTION, now)
      const until = nextTryAt(backoff, now) ?? 0
      const length = until - now
      now = until
      return length / 1000
    })
    expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('is up to half as long, by chance: devices do not come back in step', () => {
    expect(nextTryAt(failed(noBackoff, CONNECTION, 0, undefined, 0), 0)).toBe(500)
  })

  it('is short again after a success', () => {
    const twice = failed(failed(noBackoff, CONNECTION), CONNECTION, 1_000)
    expect(nextTryAt(twice, 1_000)).toBe(3_000)
    expect(nextTryAt(failed(afterSuccess(twice, CONNECTION), CONNECTION, 3_000), 3_000)).toBe(4_000)
  })

  it('of all others stays after a success, though not all that succeed were waiting', () => {
    const both = failed(failed(noBackoff, CONNECTION), 'read')
    expect(waitsAt(afterSuccess(both, 'film', CONNECTION), 0, CONNECTION, 'read')).toEqual([false, true])
  })

  it('grows by one failure where several calls fail side by side', () => {
    let backoff = noBackoff
    for (const _request of [1, 2, 3, 4, 5, 6]) backoff = failed(backoff, CONNECTION)
    expect(nextTryAt(backoff, 0)).toBe(1_000)
    expect(nextTryAt(failed(backoff, CONNECTION, 1_000), 1_000)).toBe(3_000)
  })

  it('is each lesson’s own; the first to end is known', () => {
    const backoff = failed(failed(noBackoff, 'film'), 'read', 400)
    expect(waitsAt(backoff, 400, 'film', 'read', 'look')).toEqual([true, true, false])
    expect(nextTryAt(backoff, 400)).toBe(1_000)
    expect(waitsAt(backoff, 1_000, 'film', 'read')).toEqual([false, true])
    expect(nextTryAt(backoff, 1_400)).toBeUndefined()
    expect(nextTryAt(backoff, 5_000)).toBeUndefined()
  })

  it('is forgotten for a lesson with nothing more to say; the connection and all writes still wait', () => {
    const backoff = [CONNECTION, WRITES, 'film', 'read'].reduce((held, who) => failed(held, who), noBackoff)
    expect(waitsAt(onlyFor(backoff, ['film']), 0, 'film', 'read')).toEqual([true, false])
    expect(waitsAt(onlyFor(backoff, []), 0, 'film', CONNECTION, WRITES)).toEqual([false, true, true])
  })
})

describe('Retry-After', () => {
  it('is kept where it is longer than the wait would be, in seconds', () => {
    const backoff = failed(noBackoff, CONNECTION, 0, 30)
    expect(nextTryAt(backoff, 0)).toBe(30_000)
    expect(isHeldBack(backoff, CONNECTION, 29_999)).toBe(true)
    expect([isWaiting(backoff, CONNECTION, 30_000), isHeldBack(backoff, CONNECTION, 30_000)]).toEqual([
      false,
      false,
    ])
  })

  it('is not shortened by a failure beside it that names no time', () => {
    const backoff = failed(failed(noBackoff, CONNECTION, 0, 30), CONNECTION)
    expect(nextTryAt(backoff, 0)).toBe(30_000)
    expect(isWaiting(triedAtOnce(backoff), CONNECTION, 0)).toBe(true)
  })

  it('counts also where it comes after a failure that names no time', () => {
    const backoff = failed(failed(noBackoff, CONNECTION), CONNECTION, 0, 30)
    expect(nextTryAt(triedAtOnce(backoff), 0)).toBe(30_000)
  })

  it('outlasts a reconnection; all others try at once, and their failures are not forgotten', () => {
    const backoff = triedAtOnce(failed(failed(noBackoff, 'asked', 0, 30), 'read'))
    expect(waitsAt(backoff, 0, 'asked', 'read')).toEqual([true, false])
    expect(nextTryAt(failed(backoff, 'read'), 0)).toBe(2_000)
  })
})
