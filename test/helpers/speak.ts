import { i18next, startTranslations } from '@/lib/i18n/i18n'
import { type LanguageCode, rememberLanguage } from '@/lib/i18n/language'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'

/** Sets the language of the page, with the texts from the files that visitors get. */
export async function speak(language: LanguageCode) {
  rememberLanguage(language)
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startTranslations(language, { en: { translation: english }, fa: { translation: persian } })
}
