import i18next, { type BackendModule, type ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageCode, languages } from './language'
import { toTitle } from './text'

/** A key of translation.json. Rules and tables carry keys; they are translated where they are shown. */
export type TextKey = ParseKeys

async function fetchTranslation(code: string): Promise<object> {
  const answer = await fetch(`/translations/${code}/translation.json`)
  if (!answer.ok) throw new Error(`Translations for ${code} answered ${answer.status}`)
  return answer.json()
}

/** One file per language; a language whose file cannot be had shows English. */
const translationFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(code, _namespace, done) {
    fetchTranslation(code)
      .catch((error) =>
        code === defaultLanguage ? Promise.reject(error) : fetchTranslation(defaultLanguage),
      )
      .then(
        (texts) => done(null, texts as Record<string, string>),
        (error: unknown) => {
          console.error('Translations could not be loaded.', error)
          done(null, {})
        },
      )
  },
}

/** @returns the text for a key that no file has: the given English text, else its last segment as words. */
export function textForMissingKey(key: string, fallback?: string) {
  console.warn(`Missing translation: ${key}`)
  return fallback && fallback !== key ? fallback : toTitle(key.split('.').at(-1) ?? key)
}

/** Makes the translations ready for the first paint. `resources` stands in for the files in tests and prerendering. */
export async function startTranslations(
  code: LanguageCode,
  resources?: Record<string, { translation: object }>,
) {
  if (!resources) i18next.use(translationFiles)
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    supportedLngs: languages.map((language) => language.code),
    resources: resources as never,
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: textForMissingKey,
    react: { useSuspense: false },
  })
}

/** @returns when the texts of `code` are loaded and every subscribed component has been told. */
export async function showLanguage(code: LanguageCode) {
  await i18next.changeLanguage(code)
}

export { i18next }
