import { latinDigits } from '@/lib/i18n/numbers'

/** Checks a stored page number. @returns it (from 1) if the file has that page, else undefined. */
export function validPage(value: unknown, pageCount: number) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= pageCount
    ? value
    : undefined
}

/** Like `validPage`, for typed text in Latin, Persian or Arabic digits. */
export function typedPage(text: string, pageCount: number) {
  const digits = latinDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? validPage(Number(digits), pageCount) : undefined
}
