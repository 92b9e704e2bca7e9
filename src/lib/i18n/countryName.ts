import type { LanguageCode } from './language'

/** 'DK' → 'Denmark' or 'دانمارک'. A text that is no country code stays as it is. */
export function countryName(code: string, language: LanguageCode) {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
