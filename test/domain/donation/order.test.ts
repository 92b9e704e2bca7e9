import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, intervalIn, isSubscription, priceIn, totalOf, withInterval } from '@/domain/donation/order'
import { localDigits } from '@/lib/i18n/numbers'

describe('the interval in an address', () => {
  it.each(['one-time', 'week', 'month', 'year'] as const)('%s is valid', (interval) => {
    expect(intervalIn(interval)).toBe(interval)
  })

  it.each([null, undefined, '', 'MONTH', 'monthly', 'day', 7, {}, ['week']])(
    '%j counts as one-time',
    (value) => {
      expect(intervalIn(value)).toBe('one-time')
    },
  )
})

describe('the price in an address', () => {
  it.each([
    ['20', 20],
    [' 20 ', 20],
    ['007', 7],
    ['۲۵', 25],
    ['٢٥', 25],
    ['1,000', 1000],
    ['20.00', 20],
    ['10000', 10_000],
    // The price is above the maximum; the field reports it.
    ['10001', 10_001],
    ['۲۰۰۰۰', 20_000],
  ])('%j is %d dollars', (query, dollars) => {
    expect(priceIn(query)).toBe(dollars)
  })

  const unusable = ['1e9', '-5', '0x10', '12abc', 'NaN', 'Infinity', '', ' ', '0', '00', '20.5', '.5', '1e1']
  it.each([...unusable, '00000', '20000.5', '9'.repeat(40), '٫', '$', '1,00', null, undefined, 20, {}])(
    '%j gives the default of 12',
    (query) => {
      expect(priceIn(query)).toBe(12)
    },
  )
})

describe('the free amount', () => {
  it.each([
    ['15', 15],
    ['$15', 15],
    ['15 $', 15],
    ['۱۵', 15],
    ['\u200f۱۵\u200f', 15],
    ['١٥', 15],
    ['1,200', 1200],
    ['۱٬۲۰۰', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ["1'200", 1200],
    ['15.00', 15],
    ['۱۵٫۰', 15],
    ['10000', 10_000],
  ])('%j is %d dollars', (text, dollars) => {
    expect(amountIn(text)).toEqual({ dollars })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['$', 'missing'],
    ['0', 'too-small'],
    ['0.00', 'too-small'],
    ['-5', 'too-small'],
    ['-12', 'too-small'],
    ['-1.25', 'too-small'],
    ['۰', 'too-small'],
    ['12.5', 'fraction'],
    ['۱۲٫۵', 'fraction'],
    ['0.5', 'fraction'],
    ['12.005', 'fraction'],
    ['12.50', 'fraction'],
    ['12,5', 'unreadable'],
    ['1,2000', 'unreadable'],
    ['1,000 000', 'unreadable'],
    ['12abc', 'unreadable'],
    ['12 34', 'unreadable'],
    ['7-5', 'unreadable'],
    ['-5a', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['NaN', 'unreadable'],
    ['twelve', 'unreadable'],
    ['10001', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('%j is refused: %s', (text, problem) => {
    expect(amountIn(text)).toEqual({ problem })
  })

  it('every whole amount from 1 to 10,000 is valid in both languages and all spellings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.boolean(),
        fc.boolean(),
        (dollars, isFa, groups) => {
          const plain = groups ? dollars.toLocaleString(isFa ? 'fa' : 'en') : String(dollars)
          expect(amountIn(localDigits(plain, isFa ? 'fa' : 'en'))).toEqual({ dollars })
        },
      ),
    )
  })

  it('any text gives either a valid whole amount or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { dollars, problem } = amountIn(text)
        if (dollars === undefined) expect(problem).toBeTypeOf('string')
        else expect(Number.isInteger(dollars) && dollars >= 1 && dollars <= 10_000).toBe(true)
      }),
    )
  })
})

describe('the mode', () => {
  it('one-time clears the subscription flag, week, month and year set it', () => {
    expect(isSubscription('one-time')).toBe(false)
    expect((['week', 'month', 'year'] as const).every(isSubscription)).toBe(true)
  })

  it('week, month and year reset the amount to 12, one-time keeps it', () => {
    const form = { interval: 'month', amount: '50' } as const
    expect(withInterval(form, 'year')).toEqual({ interval: 'year', amount: '12' })
    expect(withInterval(form, 'one-time')).toEqual({ interval: 'one-time', amount: '50' })
  })

  it('the total is the amount of each payment, and undefined while the amount is invalid', () => {
    expect(totalOf({ interval: 'week', amount: '۳۰' })).toBe(30)
    expect(totalOf({ interval: 'one-time', amount: 'abc' })).toBeUndefined()
  })
})
