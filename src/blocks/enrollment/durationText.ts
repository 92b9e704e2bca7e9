import type { TFunction } from 'i18next'
import { hoursAndMinutes } from '@/domain/course/course'
import type { LanguageCode } from '@/lib/i18n/language'
import { formatNumber } from '@/lib/i18n/numbers'

/** Formats seconds, such as '2 h 5 min', in the language. @returns '' for 0. */
export function durationText(seconds: number, t: TFunction, language: LanguageCode) {
  const { hours, minutes } = hoursAndMinutes(seconds)
  const parts = [
    hours > 0 && t('course.hours', { number: formatNumber(hours, language) }),
    minutes > 0 && t('course.minutes', { number: formatNumber(minutes, language) }),
  ]
  return parts.filter(Boolean).join(' ')
}
