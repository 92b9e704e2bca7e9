import type { Bytes, Dollars } from '../values/units'
import type { LanguageCode } from './language'

const locales: Record<LanguageCode, string> = { en: 'en-US', fa: 'fa-IR' }

/** The formatters are cached: creating one costs as much as fifty uses, and lists contain many numbers. */
const formats: Partial<Record<LanguageCode, Intl.NumberFormat>> = {}

/** 1234 → '1,234' or '۱٬۲۳۴'. */
export function formatNumber(value: number, language: LanguageCode, options?: Intl.NumberFormatOptions) {
  if (options) return new Intl.NumberFormat(locales[language], options).format(value)
  formats[language] ??= new Intl.NumberFormat(locales[language])
  return formats[language].format(value)
}

/** An amount in US dollars: '$12', '$17.14', or with `cents` always '$12.00'; in Persian '۱۲ دلار'. */
export function formatDollars(
  value: Dollars,
  language: LanguageCode,
  { cents = !Number.isInteger(value) } = {},
) {
  const digits = { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: 2 }
  return language === 'fa'
    ? `${formatNumber(value, 'fa', digits)} دلار`
    : `$${formatNumber(value, 'en', digits)}`
}

const byteUnits = [
  { unit: 'gigabyte', from: 1_000_000_000, bytes: 1_000_000_000, digits: 1 },
  { unit: 'megabyte', from: 100_000, bytes: 1_000_000, digits: 1 },
] as const

const kilobyte = { unit: 'kilobyte', bytes: 1000, digits: 0 } as const

/** A size in bytes: '5.4 GB', '1.2 MB', '40 kB'; in Persian '۱٫۲ مگابایت'. */
export function formatBytes(bytes: Bytes, language: LanguageCode) {
  const { unit, bytes: size, digits } = byteUnits.find(({ from }) => bytes >= from) ?? kilobyte
  return formatNumber(digits === 0 ? Math.ceil(bytes / size) : bytes / size, language, {
    style: 'unit',
    unit,
    // The short Persian units are written in Latin letters.
    unitDisplay: language === 'fa' ? 'long' : 'short',
    maximumFractionDigits: digits,
  })
}

/** Replaces Latin digits by those of the language, in texts that are not numbers (dates, clocks). */
export function localDigits(text: string, language: LanguageCode) {
  return language === 'fa' ? text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit) : text
}

/** Replaces Persian and Arabic digits by Latin ones, in typed text. */
export function latinDigits(text: string) {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
