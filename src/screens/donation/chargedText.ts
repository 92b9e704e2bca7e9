import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import type { DonationInterval } from '@/api/types'
import { formatDay } from '@/lib/i18n/dates'
import type { LanguageCode } from '@/lib/i18n/language'
import { formatDollars } from '@/lib/i18n/numbers'

/**
 * The text of the charge now and the recurring one, of `dollars` each. @returns `next`, too: the day of the
 * next charge as it stands in the text.
 */
export function chargedText(
  t: TFunction,
  { dollars, interval }: { dollars: number; interval: DonationInterval },
  language: LanguageCode,
) {
  const next = interval === 'one-time' ? '' : formatDay(nextTime(interval), language)
  return { text: t(`donation.total.${interval}`, { amount: formatDollars(dollars, language), next }), next }
}

/** The same day of the next week, month or year, or the last day of a shorter month. */
function nextTime(interval: Exclude<DonationInterval, 'one-time'>) {
  return dayjs().add(1, interval).valueOf()
}
