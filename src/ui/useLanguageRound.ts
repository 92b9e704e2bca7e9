import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Prerendered content that is not hydrated yet does not follow the language: React would compare it with the
 * new texts, and report that they differ.
 * @param isWaiting whether the content is not hydrated yet
 * @returns a key for the content, with which it renders again when the language changes before its hydration
 */
export function useLanguageRound(isWaiting: boolean): number {
  const { language } = useTranslation().i18n
  const [shown, setShown] = useState({ language, round: 0 })
  if (shown.language !== language) setShown({ language, round: shown.round + (isWaiting ? 1 : 0) })
  return shown.round
}
