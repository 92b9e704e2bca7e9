import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWish, readWish } from '@/screens/donation/wish'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('what a visitor chose who was sent to register', () => {
  it('is kept for a day, and no longer', () => {
    vi.setSystemTime('2026-11-22T10:00:00Z')
    keepWish({ interval: 'month', amount: '30' })
    vi.setSystemTime('2026-11-23T08:59:00Z')
    expect(readWish()).toEqual({ interval: 'month', amount: '30' })
    vi.setSystemTime('2026-11-23T09:00:01Z')
    expect(readWish()).toBeUndefined()
  })

  it('goes when it is given', () => {
    keepWish({ interval: 'month', amount: '30' })
    keepWish(undefined)
    expect(readWish()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', 'null', '[]', '7', '{', '{"amount":30}', '{"amount":"30"}', '{"amount":"30","keptAt":"now"}'])(
    'is nothing where something else lies: %s',
    (text) => {
      localStorage.setItem('donation:wish', text)
      expect(readWish()).toBeUndefined()
    },
  )

  it('has an interval that there is', () => {
    localStorage.setItem(
      'donation:wish',
      JSON.stringify({ interval: 'hour', amount: '30', keptAt: Date.now() }),
    )
    expect(readWish()).toEqual({ interval: 'one-time', amount: '30' })
  })

  it('is not kept where storage is forbidden, and nothing breaks', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => keepWish({ interval: 'week', amount: '12' })).not.toThrow()
    expect(readWish()).toBeUndefined()
    forbidden.mockRestore()
  })
})
