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

/** The language of the first paint, which the boot script has read from the path or the cookie. */
export function languageOfPage(): LanguageCode {
  const code = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return isLanguageCode(code) ? code : defaultLanguage
}

/** Sets the language of the page, and stores it in the cookie for a year. */
export function rememberLanguage(code: LanguageCode) {
  document.documentElement.lang = code
  document.documentElement.dir = directionOf(code)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=31536000; SameSite=Lax`
  } catch {
    // If the browser forbids cookies, the language lasts as long as the page.
  }
}
