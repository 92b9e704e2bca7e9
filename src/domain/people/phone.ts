import type { LanguageCode } from '@/lib/i18n/language'
import { latinDigits } from '@/lib/i18n/numbers'

/** A country and how it is called from abroad. */
export type PhoneCountry = { iso: string; phoneCode: string }

/** Denmark, where we are, is the default for a language that names no country. */
const defaults: Record<LanguageCode, PhoneCountry> = {
  en: { iso: 'DK', phoneCode: '45' },
  fa: { iso: 'IR', phoneCode: '98' },
}

/** The country whose code a phone field shows before the user chooses one. */
export function defaultPhoneCountry(language: string): PhoneCountry {
  return language === 'fa' ? defaults.fa : defaults.en
}

/**
 * The typed number as it is judged and sent: no whitespace, ASCII digits
 * (docs/behaviour/forms.md#phone-number).
 */
export function plainPhoneNumber(text: string) {
  return latinDigits(text).replaceAll(/[\s\p{Cf}]/gu, '')
}

/** An optional leading plus, digits, parentheses, dots and hyphens; expects a plain number. */
export function hasPhoneCharacters(number: string) {
  return /^\+?[\d().-]*$/.test(number)
}

/** '+45', '۰۰۴۵' or '45' → '45': the digits of a code that was typed by hand. @returns undefined for what is no code. */
export function phoneCodeIn(text: string) {
  const [, code] = /^(?:\+|00)?([1-9]\d{0,3})$/.exec(plainPhoneNumber(text)) ?? []
  return code
}

/** '+', code and number, if there is a number (docs/behaviour/forms.md#phone-code). */
export function composePhoneNumber(phoneCode: string, phoneNumber: string) {
  const number = plainPhoneNumber(phoneNumber)
  if (number === '') return undefined
  return number.startsWith('+') ? number : `+${phoneCode}${number}`
}
