import { useTranslation } from 'react-i18next'
import { defaultLanguage, isLanguageCode, type LanguageCode } from './language'

/** @returns the language of the texts on the page. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return isLanguageCode(i18n.language) ? i18n.language : defaultLanguage
}
