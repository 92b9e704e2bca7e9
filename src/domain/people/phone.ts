import type { LanguageCode } from '@/lib/i18n/language'
import { latinDigits } from '@/lib/i18n/numbers'

/** A country and its phone code. */
export type PhoneCountry = { iso: string; phoneCode: string }

/**
 * The default of each language. Denmark is the home of the charity, and the default for a language that names
 * no country.
 */
const defaults: Record<LanguageCode, PhoneCountry> = {
  en: { iso: 'DK', phoneCode: '45' },
  fa: { iso: 'IR', phoneCode: '98' },
}

/** The country whose code a phone field shows before the user chooses one. */
export function defaultPhoneCountry(language: string): PhoneCountry {
  return language === 'fa' ? defaults.fa : defaults.en
}

/**
 * The typed number as the client checks and sends it: without whitespace, with ASCII digits
 * (docs/behaviour/forms.md#phone-number).
 */
export function plainPhoneNumber(text: string) {
  return latinDigits(text).replaceAll(/[\s\p{Cf}]/gu, '')
}

/**
 * Whether a number has only allowed characters: an optional leading plus, digits, parentheses, dots and
 * hyphens.
 * @param number a plain number
 */
export function hasPhoneCharacters(number: string) {
  return /^\+?[\d().-]*$/.test(number)
}

/**
 * The digits of a typed phone code: '+45', '۰۰۴۵' or '45' → '45'.
 * @returns undefined if the text is not a code
 */
export function phoneCodeIn(text: string) {
  const [, code] = /^(?:\+|00)?([1-9]\d{0,3})$/.exec(plainPhoneNumber(text)) ?? []
  return code
}

/** '+', code and number; empty if there is no number (docs/behaviour/forms.md#phone-code). */
export function composePhoneNumber(phoneCode: string, phoneNumber: string) {
  const number = plainPhoneNumber(phoneNumber)
  if (number === '') return undefined
  return number.startsWith('+') ? number : `+${phoneCode}${number}`
}
