import { describe, expect, it, vi } from 'vitest'
import { createWaits, THE_LINE } from '@/state/progress/waits'

/** Waits by a clock that the test moves; chance takes the longest. */
function waitsAt(start = 0) {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const clock = { now: start }
  return { clock, waits: createWaits(() => clock.now) }
}

describe('how long one waits before the next try', () => {
  it('is doubled with each failure, up to a minute', () => {
    const { clock, waits } = waitsAt()
    const lengths = Array.from({ length: 9 }, () => {
      waits.failed(THE_LINE, undefined)
      const length = waits.next() ?? 0
      clock.now += length
      return length / 1000
    })
    expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('is up to half as long, by chance: devices do not come back in step', () => {
    const { waits } = waitsAt()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    waits.failed(THE_LINE, undefined)
    expect(waits.next()).toBe(500)
  })

  it('begins anew after a success', () => {
    const { clock, waits } = waitsAt()
    for (const _failure of [1, 2, 3]) {
      waits.failed(THE_LINE, undefined)
      clock.now += waits.next() ?? 0
    }
    waits.went(THE_LINE)
    waits.failed(THE_LINE, undefined)
    expect(waits.next()).toBe(1_000)
  })

  it('what fails side by side is one failure', () => {
    const { clock, waits } = waitsAt()
    for (const _request of [1, 2, 3, 4, 5, 6]) waits.failed(THE_LINE, undefined)
    expect(waits.next()).toBe(1_000)
    clock.now = 1_000
    waits.failed(THE_LINE, undefined)
    expect(waits.next()).toBe(2_000)
  })

  it('whoever waits is told for how long, also when the time is over while things are being decided', () => {
    const { clock, waits } = waitsAt()
    waits.failed(THE_LINE, undefined)
    clock.now = 999.5
    const at = waits.now()
    expect(waits.isWaiting(THE_LINE, at)).toBe(true)
    clock.now = 1_000.5
    expect(waits.next(at)).toBe(0.5)
  })

  it('each lesson waits for itself; who comes first is told', () => {
    const { clock, waits } = waitsAt()
    waits.failed('film', undefined)
    clock.now = 400
    waits.failed('read', undefined)
    expect([waits.isWaiting('film'), waits.isWaiting('read'), waits.isWaiting('look')]).toEqual([
      true,
      true,
      false,
    ])
    expect(waits.next()).toBe(600)
    clock.now = 1_000
    expect([waits.isWaiting('film'), waits.isWaiting('read')]).toEqual([false, true])
    expect(waits.hasAnyFailed()).toBe(true)
    clock.now = 5_000
    expect(waits.next()).toBeUndefined()
  })

  it('whoever has nothing to say any more waits for nothing; the line still may', () => {
    const { waits } = waitsAt()
    for (const who of ['film', 'read']) waits.failed(who, undefined)
    waits.forgetAllBut(['film'])
    expect([waits.isWaiting('film'), waits.isWaiting('read')]).toEqual([true, false])
    waits.failed(THE_LINE, undefined)
    waits.forgetAllBut([])
    expect([waits.isWaiting('film'), waits.isWaiting(THE_LINE)]).toEqual([false, true])
  })
})

describe('Retry-After', () => {
  it('is kept where it is longer than one would have waited, in seconds', () => {
    const { clock, waits } = waitsAt()
    waits.failed(THE_LINE, 30)
    expect(waits.next()).toBe(30_000)
    expect(waits.isHeldBack(THE_LINE)).toBe(true)
    clock.now = 30_000
    expect([waits.isWaiting(THE_LINE), waits.isHeldBack(THE_LINE)]).toEqual([false, false])
  })

  it('is not shortened by a failure beside it that names no time', () => {
    const { waits } = waitsAt()
    waits.failed(THE_LINE, 30)
    waits.failed(THE_LINE, undefined)
    expect(waits.next()).toBe(30_000)
    waits.end()
    expect(waits.isWaiting(THE_LINE)).toBe(true)
  })

  it('counts also where it comes after a failure that names no time', () => {
    const { waits } = waitsAt()
    waits.failed(THE_LINE, undefined)
    waits.failed(THE_LINE, 30)
    waits.end()
    expect(waits.next()).toBe(30_000)
  })

  it('outlasts the news that the line is back; all others try at once, and what failed is not forgotten', () => {
    const { waits } = waitsAt()
    waits.failed('asked', 30)
    waits.failed('read', undefined)
    waits.end()
    expect([waits.isWaiting('asked'), waits.isWaiting('read')]).toEqual([true, false])
    waits.failed('read', undefined)
    expect(waits.next()).toBe(2_000)
  })
})

it('measures with a clock that nobody sets', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const waits = createWaits()
  waits.failed(THE_LINE, undefined)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(waits.isWaiting(THE_LINE)).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(waits.isWaiting(THE_LINE)).toBe(false)
})
