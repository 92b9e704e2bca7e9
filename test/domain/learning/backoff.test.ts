import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterSuccess,
  type Backoff,
  CONNECTION,
  isDelayedByServer,
  isWaiting,
  nextTryAt,
  noBackoff,
  onlyFor,
  WRITES,
  withoutDelays,
} from '@/domain/learning/backoff'

/** A failure at this time. `chance` 1 gives the longest wait. */
const failed = (backoff: Backoff, who: string, now = 0, retryAfter?: number, chance = 1) =>
  afterFailure(backoff, who, { retryAfter, chance }, now)

const waitsAt = (backoff: Backoff, now: number, ...those: string[]) =>
  those.map((who) => isWaiting(backoff, who, now))

describe('the wait before the next try', () => {
  it('doubles with each failure, up to a minute', () => {
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

  it('is randomly shortened by up to half, so that devices do not retry together', () => {
    expect(nextTryAt(failed(noBackoff, CONNECTION, 0, undefined, 0), 0)).toBe(500)
  })

  it('is short again after a success', () => {
    const twice = failed(failed(noBackoff, CONNECTION), CONNECTION, 1_000)
    expect(nextTryAt(twice, 1_000)).toBe(3_000)
    expect(nextTryAt(failed(afterSuccess(twice, CONNECTION), CONNECTION, 3_000), 3_000)).toBe(4_000)
  })

  it('stays for all other lessons after a success', () => {
    const both = failed(failed(noBackoff, CONNECTION), 'read')
    expect(waitsAt(afterSuccess(both, 'film', CONNECTION), 0, CONNECTION, 'read')).toEqual([false, true])
  })

  it('grows by one failure if several parallel calls fail', () => {
    let backoff = noBackoff
    for (const _request of [1, 2, 3, 4, 5, 6]) backoff = failed(backoff, CONNECTION)
    expect(nextTryAt(backoff, 0)).toBe(1_000)
    expect(nextTryAt(failed(backoff, CONNECTION, 1_000), 1_000)).toBe(3_000)
  })

  it('is separate for each lesson; the next try comes when the first wait ends', () => {
    const backoff = failed(failed(noBackoff, 'film'), 'read', 400)
    expect(waitsAt(backoff, 400, 'film', 'read', 'look')).toEqual([true, true, false])
    expect(nextTryAt(backoff, 400)).toBe(1_000)
    expect(waitsAt(backoff, 1_000, 'film', 'read')).toEqual([false, true])
    expect(nextTryAt(backoff, 1_400)).toBeUndefined()
    expect(nextTryAt(backoff, 5_000)).toBeUndefined()
  })

  it('is dropped for a lesson without a report; the connection and all writes still wait', () => {
    const backoff = [CONNECTION, WRITES, 'film', 'read'].reduce((held, who) => failed(held, who), noBackoff)
    expect(waitsAt(onlyFor(backoff, ['film']), 0, 'film', 'read')).toEqual([true, false])
    expect(waitsAt(onlyFor(backoff, []), 0, 'film', CONNECTION, WRITES)).toEqual([false, true, true])
  })
})

describe('Retry-After', () => {
  it('replaces a shorter wait, in seconds', () => {
    const backoff = failed(noBackoff, CONNECTION, 0, 30)
    expect(nextTryAt(backoff, 0)).toBe(30_000)
    expect(isDelayedByServer(backoff, CONNECTION, 29_999)).toBe(true)
    expect([isWaiting(backoff, CONNECTION, 30_000), isDelayedByServer(backoff, CONNECTION, 30_000)]).toEqual([
      false,
      false,
    ])
  })

  it('is not shortened by a later failure without Retry-After', () => {
    const backoff = failed(failed(noBackoff, CONNECTION, 0, 30), CONNECTION)
    expect(nextTryAt(backoff, 0)).toBe(30_000)
    expect(isWaiting(withoutDelays(backoff), CONNECTION, 0)).toBe(true)
  })

  it('counts even after a failure without Retry-After', () => {
    const backoff = failed(failed(noBackoff, CONNECTION), CONNECTION, 0, 30)
    expect(nextTryAt(withoutDelays(backoff), 0)).toBe(30_000)
  })

  it('survives a reconnection; all other waits end, but keep their number of failures', () => {
    const backoff = withoutDelays(failed(failed(noBackoff, 'asked', 0, 30), 'read'))
    expect(waitsAt(backoff, 0, 'asked', 'read')).toEqual([true, false])
    expect(nextTryAt(failed(backoff, 'read'), 0)).toBe(2_000)
  })
})
