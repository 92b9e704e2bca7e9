import i18next, { type ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageCode, languages } from './language'
import { toTitle } from './text'

/** A key of translation.json. Rules and tables contain keys; the component that shows one translates it. */
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
 * Takes the texts that the boot script has requested.
 * @returns undefined if they are for another language or cannot be read.
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

/**
 * Loads the texts of a language once per visit; after a failure the next call tries again. @throws if the
 * file cannot be loaded.
 */
async function loadTexts(code: LanguageCode) {
  if (i18next.hasResourceBundle(code, NAMESPACE)) return
  i18next.addResourceBundle(code, NAMESPACE, await fetchTranslation(code))
}

/** @returns the text for an unknown key: the given English text, or else the key's last segment as words. */
export function textForMissingKey(key: string, fallback?: string) {
  console.warn(`Missing translation: ${key}`)
  return fallback && fallback !== key ? fallback : toTitle(key.split('.').at(-1) ?? key)
}

/**
 * Loads the translations before the first paint. If the language cannot be loaded, it falls back to English.
 * @param resources replaces the files in tests and prerendering.
 * @returns the language that is shown.
 * @throws if English cannot be loaded either.
 */
export async function startTranslations(
  code: LanguageCode,
  resources: Record<string, { translation: object }> = {},
): Promise<LanguageCode> {
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    supportedLngs: languages.map((language) => language.code),
    // i18next requires a type for every leaf; src/lib/i18n/i18next.d.ts checks the keys of the files.
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

/** Resolves when the texts are loaded and all subscribers notified. @throws if the texts do not load */
export async function showLanguage(code: LanguageCode) {
  await loadTexts(code)
  await i18next.changeLanguage(code)
}

export { i18next }
