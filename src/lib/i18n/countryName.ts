import type { LanguageCode } from './language'

/** 'DK' → 'Denmark' or 'دانمارک'. What is no code of a country stays as it is. */
export function countryName(code: string, language: LanguageCode) {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
