import { useEffect, useEffectEvent } from 'react'
import { i18next } from '@/lib/i18n/i18n'

/** Calls `onChange` when the language of the page changes. */
export function useOnLanguageChange(onChange: () => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let before = i18next.language
    function onChange(language: string) {
      // i18next also fires the event for the current language.
      if (language !== before) changed()
      before = language
    }
    i18next.on('languageChanged', onChange)
    return () => i18next.off('languageChanged', onChange)
  }, [])
}
