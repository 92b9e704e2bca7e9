import i18next, { type ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageCode, languages } from './language'
import { toTitle } from './text'

/** A key of translation.json. Rules and tables carry keys; they are translated where they are shown. */
export type TextKey = ParseKeys

const NAMESPACE = 'translation'

async function fetchTranslation(code: string): Promise<object> {
  const address = `/translations/${code}/translation.json`
  const early = await takeEarlyTexts(address)
  if (early) return early
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Translations for ${code} answered ${answer.status}`)
  return answer.json()
}

/**
 * The boot script asks for the texts of the page beside the program.
 * @returns undefined when they are other texts, or cannot be read.
 */
async function takeEarlyTexts(address: string): Promise<object | undefined> {
  const boot = typeof window === 'undefined' ? undefined : window.boot
  try {
    const answer = await boot?.texts
    if (!boot || !answer?.ok || new URL(answer.url).pathname !== address) return undefined
    boot.texts = undefined
    return await answer.json()
  } catch {
    return undefined
  }
}

/** Once per language and visit; what failed is asked for again the next time. @throws when the file cannot be had. */
async function loadTexts(code: LanguageCode) {
  if (i18next.hasResourceBundle(code, NAMESPACE)) return
  i18next.addResourceBundle(code, NAMESPACE, await fetchTranslation(code))
}

/** @returns the text for a key that no file has: the given English text, else its last segment as words. */
export function textForMissingKey(key: string, fallback?: string) {
  console.warn(`Missing translation: ${key}`)
  return fallback && fallback !== key ? fallback : toTitle(key.split('.').at(-1) ?? key)
}

/**
 * Makes the translations ready for the first paint; a language whose file cannot be had falls back to English.
 * @param resources stands in for the files in tests and prerendering.
 * @returns the language that is shown.
 * @throws when not even English can be had.
 */
export async function startTranslations(
  code: LanguageCode,
  resources: Record<string, { translation: object }> = {},
): Promise<LanguageCode> {
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    supportedLngs: languages.map((language) => language.code),
    // i18next wants every leaf typed; the files are held to their keys by src/lib/i18n/i18next.d.ts.
    resources: resources as never,
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: textForMissingKey,
    react: { useSuspense: false },
  })
  try {
    await loadTexts(code)
    return code
  } catch (error) {
    if (code === defaultLanguage) throw error
    console.error('The texts could not be loaded.', error)
    await showLanguage(defaultLanguage)
    return defaultLanguage
  }
}

/**
 * @returns when the texts of `code` are loaded and all subscribers are notified. @throws if they do not load
 */
export async function showLanguage(code: LanguageCode) {
  await loadTexts(code)
  await i18next.changeLanguage(code)
}

export { i18next }
