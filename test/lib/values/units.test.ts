import { expect, it } from 'vitest'
import type { Cents, UnixSeconds } from '@/api/types'
import { formatDay } from '@/lib/i18n/dates'
import { formatDollars } from '@/lib/i18n/numbers'

// `npm run check types` fails where one of these lines compiles without its comment.
it('the types keep cents apart from dollars, and seconds from milliseconds', () => {
  const [cents, seconds]: [Cents, UnixSeconds] = [1250, 1_764_547_200]
  // @ts-expect-error cents where dollars are expected
  expect(formatDollars(cents, 'en')).toBe('$1,250')
  expect(formatDollars(cents / 100, 'en')).toBe('$12.50')
  // @ts-expect-error seconds where milliseconds are expected
  expect(formatDay(seconds, 'en', 'utc')).toBe('21-01-1970')
  expect(formatDay(seconds * 1000, 'en', 'utc')).toBe('01-12-2025')
})
