import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay } from '@/lib/i18n/dates'
import { formatBytes, formatDollars, formatNumber, latinDigits, localDigits } from '@/lib/i18n/numbers'
import { toTitle } from '@/lib/i18n/text'
import { paths } from '@/lib/paths'

describe('dates are DD-MM-YYYY', () => {
  it.each([
    ['2026-03-09T10:00:00Z', 'en', '09-03-2026'],
    ['2026-03-09T10:00:00Z', 'fa', '۰۹-۰۳-۲۰۲۶'],
    [Date.UTC(2024, 11, 31, 12), 'en', '31-12-2024'],
    ['no date', 'en', ''],
    ['soon 2', 'en', ''],
    ['2026-13-45', 'fa', ''],
    ['2026-02-31', 'en', ''],
    ['2026-02-29T10:00:00Z', 'fa', ''],
    ['2028-02-29T10:00:00+03:30', 'en', '29-02-2028'],
    ['', 'en', ''],
    [null, 'en', ''],
    [undefined, 'fa', ''],
  ] as const)('%j in %s is %j', (value, language, text) => {
    expect(formatDay(value, language)).toBe(text)
  })
})

describe('numbers', () => {
  it('are written in the digits of the language', () => {
    expect([formatNumber(1234, 'en'), formatNumber(1234, 'fa')]).toEqual(['1,234', '۱٬۲۳۴'])
    expect([formatDollars(12, 'en'), formatDollars(17.14, 'en'), formatDollars(12, 'fa')]).toEqual([
      '$12',
      '$17.14',
      '۱۲ دلار',
    ])
  })

  it('always have two decimals if cents are requested', () => {
    expect([formatDollars(70, 'en', { cents: true }), formatDollars(70, 'fa', { cents: true })]).toEqual([
      '$70.00',
      '۷۰٫۰۰ دلار',
    ])
  })

  it('are converted from Persian and Arabic digits to Latin ones', () => {
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ +45')).toBe('0123456789 0123456789 +45')
    fc.assert(fc.property(fc.nat(), (n) => latinDigits(localDigits(String(n), 'fa')) === String(n)))
  })
})

describe('names and addresses', () => {
  it('unrecognised names become title-case words', () => {
    expect([toTitle('enrolled-course'), toTitle('about_us'), toTitle('paymentHistory')]).toEqual([
      'Enrolled Course',
      'About Us',
      'Payment History',
    ])
  })

  it('a slug of any text stays one segment of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (slug) => {
        const [, , last, ...rest] = new URL(paths.learn(`x${slug}`), 'http://localhost').pathname.split('/')
        return rest.length === 0 && decodeURIComponent(last ?? '') === `x${slug}`
      }),
    )
  })
})

describe('sizes of files', () => {
  it.each([
    [0, '0 kB', '۰ کیلوبایت'],
    [1, '1 kB', '۱ کیلوبایت'],
    [99_000, '99 kB', '۹۹ کیلوبایت'],
    [150_000, '0.2 MB', '۰٫۲ مگابایت'],
    [2_440_000, '2.4 MB', '۲٫۴ مگابایت'],
    [5_368_700_000, '5.4 GB', '۵٫۴ گیگابایت'],
  ])('%d bytes', (bytes, english, persian) => {
    expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'fa')]).toEqual([english, persian])
  })
})
