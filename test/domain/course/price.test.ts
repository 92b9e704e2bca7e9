import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clock, countdownAfter, priceBeforeDiscount, priceOf } from '@/domain/course/price'

describe('the price of a course', () => {
  test.each([undefined, null, 0, -3, Number.NaN, 'free'])('%s means free', (price) => {
    expect(priceOf({ price: price as never })).toBe(0)
  })

  test('is the server’s if that is a positive number', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 5000 }), (price) => priceOf({ price }) === price))
    expect(priceOf({ price: '24' as never })).toBe(24)
  })

  test('before the discount of 30 % is price / (1 − 0.30) to two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (cents) => {
        const price = cents / 100
        const before = priceBeforeDiscount(price)
        expect(before.toFixed(2)).toBe((price / (1 - 0.3)).toFixed(2))
        expect(Math.abs(before * 0.7 - price)).toBeLessThan(0.005)
      }),
    )
    expect(priceBeforeDiscount(24)).toBe(34.29)
    expect(priceBeforeDiscount(70)).toBe(100)
  })
})

describe('the countdown', () => {
  test('starts at 23:59:59, ticks each second and restarts at zero', () => {
    expect(clock(countdownAfter(0))).toBe('23:59:59')
    expect(clock(countdownAfter(1))).toBe('23:59:58')
    expect(clock(countdownAfter(86_399))).toBe('00:00:00')
    expect(clock(countdownAfter(86_400))).toBe('23:59:59')
  })

  test('always shows a valid time, one second less after each second', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (elapsed) => {
        const [now, next] = [countdownAfter(elapsed), countdownAfter(elapsed + 1)]
        expect(clock(now)).toMatch(/^[0-2]\d:[0-5]\d:[0-5]\d$/)
        expect(next).toBe(now === 0 ? 86_399 : now - 1)
      }),
    )
  })
})
