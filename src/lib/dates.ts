import dayjs from 'dayjs'
import type { LanguageCode } from './language'
import { localDigits } from './numbers'

/**
 * A day as DD-MM-YYYY, in the digits of the language.
 * @param value what the server sent: an ISO date, or milliseconds. @returns '' when it is no date.
 */
export function formatDay(value: string | number | null | undefined, language: LanguageCode) {
  const day = dayjs(value ?? Number.NaN)
  return day.isValid() ? localDigits(day.format('DD-MM-YYYY'), language) : ''
}
