import dayjs from 'dayjs'
import type { LanguageCode } from './language'
import { localDigits } from './numbers'

export type DayValue = string | number | null | undefined

/**
 * A day as DD-MM-YYYY, in the digits of the language.
 * @param value what the server sent: an ISO date, or milliseconds. @param zone whose day: the visitor's, or that of Greenwich.
 * @returns '' when it is no date.
 */
export function formatDay(value: DayValue, language: LanguageCode, zone: 'local' | 'utc' = 'local') {
  const isoText = isoTextIn(value)
  const day = dayjs((zone === 'utc' ? dateInUtc(isoText) : isoText) || Number.NaN)
  return day.isValid() ? localDigits(day.format('DD-MM-YYYY'), language) : ''
}

/** @returns the date of Greenwich as a local one, such as '2026-11-23T00:00'. */
function dateInUtc(isoText: string) {
  return isoText && `${new Date(isoText).toISOString().slice(0, 10)}T00:00`
}

/**
 * A server's time, as an ISO date or as milliseconds. @returns it as ISO text, or '' for anything else: 'soon
 * 2' is none
 */
export function isoTextIn(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) <= MAX_MS ? new Date(value).toISOString() : ''
  const text = typeof value === 'string' ? value.trim() : ''
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) ? text : ''
}

/** Some browsers read 2026-02-31 as a day in March. */
function isDay(text: string) {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** The furthest moment that a date can hold, by ECMA-262. */
const MAX_MS = 8.64e15
