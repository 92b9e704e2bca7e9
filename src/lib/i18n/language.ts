import { LANGUAGE_COOKIE } from '../config/constants.ts'

export const languages = [
  { code: 'en', name: 'English', country_code: 'gb', dir: 'ltr' },
  { code: 'fa', name: 'فارسی', country_code: 'ir', dir: 'rtl' },
] as const

export type LanguageCode = (typeof languages)[number]['code']

export const defaultLanguage: LanguageCode = 'en'

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some((language) => language.code === value)
}

export function directionOf(code: LanguageCode) {
  return code === 'fa' ? 'rtl' : 'ltr'
}

/** The language that the page was painted in: the boot script in index.html has read path and cookie already. */
export function languageOfPage(): LanguageCode {
  const code = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return isLanguageCode(code) ? code : defaultLanguage
}

/** Puts the language on the page itself and into the cookie, for a year. */
export function rememberLanguage(code: LanguageCode) {
  document.documentElement.lang = code
  document.documentElement.dir = directionOf(code)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have
    document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=31536000; SameSite=Lax`
  } catch {
    // Cookies may be forbidden: the language then lasts as long as the page.
  }
}
