import type { LanguageCode } from './language'

const locales: Record<LanguageCode, string> = { en: 'en-US', fa: 'fa-IR' }

/**
 * Creating a formatter costs as much as fifty uses, and lists are full of numbers, so the module caches it.
 */
const formats: Partial<Record<LanguageCode, Intl.NumberFormat>> = {}

/** 1234 → '1,234' or '۱٬۲۳۴'. */
export function formatNumber(value: number, language: LanguageCode, options?: Intl.NumberFormatOptions) {
  if (options) return new Intl.NumberFormat(locales[language], options).format(value)
  formats[language] ??= new Intl.NumberFormat(locales[language])
  return formats[language].format(value)
}

/** An amount in US dollars: '$12', '$17.14', or with `cents` always '$12.00'; in Persian '۱۲ دلار'. */
export function formatDollars(
  value: number,
  language: LanguageCode,
  { cents = !Number.isInteger(value) } = {},
) {
  const digits = { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: 2 }
  return language === 'fa'
    ? `${formatNumber(value, 'fa', digits)} دلار`
    : `$${formatNumber(value, 'en', digits)}`
}

/** Latin digits to the digits of the language, for texts that are not numbers (dates, clocks). */
export function localDigits(text: string, language: LanguageCode) {
  return language === 'fa' ? text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit) : text
}

/** Persian and Arabic digits to Latin ones, for what people type. */
export function latinDigits(text: string) {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
