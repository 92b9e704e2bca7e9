import dayjs from 'dayjs'
import type { Milliseconds } from '../values/units'
import type { LanguageCode } from './language'
import { localDigits } from './numbers'

export type DayValue = string | Milliseconds | null | undefined

/**
 * Formats a day as DD-MM-YYYY, in the digits of the language.
 * @param value the server's value: an ISO date, or milliseconds. @param zone the visitor's time zone or UTC.
 * @returns '' for a value that is no date.
 */
export function formatDay(value: DayValue, language: LanguageCode, zone: 'local' | 'utc' = 'local') {
  const isoText = isoTextIn(value)
  const day = dayjs((zone === 'utc' ? dateInUtc(isoText) : isoText) || Number.NaN)
  return day.isValid() ? localDigits(day.format('DD-MM-YYYY'), language) : ''
}

/** @returns the UTC date as a local one, such as '2026-11-23T00:00'. */
function dateInUtc(isoText: string) {
  return isoText && `${new Date(isoText).toISOString().slice(0, 10)}T00:00`
}

/**
 * Reads a time of the server, as ISO text or milliseconds. @returns ISO text, or '' for 'soon 2' and the like
 */
export function isoTextIn(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) <= MAX_MS ? new Date(value).toISOString() : ''
  const text = typeof value === 'string' ? value.trim() : ''
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)) ? text : ''
}

/** Some browsers read 2026-02-31 as a day in March, so the date is compared with itself. */
function isDay(text: string) {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}

/** The latest time that a Date can hold (ECMA-262). */
const MAX_MS = 8.64e15
