import { latinDigits } from '@/lib/i18n/numbers'

/** @returns the page of a file of `pageCount` that a remembered value names, counted from 1, else undefined. */
export function validPage(value: unknown, pageCount: number) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= pageCount
    ? value
    : undefined
}

/** The same of what somebody typed, in Latin, Persian or Arabic digits. */
export function typedPage(text: string, pageCount: number) {
  const digits = latinDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? validPage(Number(digits), pageCount) : undefined
}
