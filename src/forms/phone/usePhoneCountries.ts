import { useEffect, useMemo, useState } from 'react'
import type { LanguageCode } from '@/lib/i18n/language'
import type { NamedCountry } from './phoneCountries'

type NameCountries = (language: LanguageCode) => NamedCountry[]

const load = async (): Promise<NameCountries> => (await import('./phoneCountries')).default

/** All countries, sorted by name in the language. @throws if the connection or the server fails. */
export const loadPhoneCountries = async (language: LanguageCode) => (await load())(language)

/**
 * The table of codes is larger than a form, so it is lazy. After a failure it loads again the next time that
 * it is wanted.
 */
export function usePhoneCountries(language: LanguageCode, isWanted: boolean) {
  const [nameCountries, setNameCountries] = useState<NameCountries>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || nameCountries) return
    let isOver = false
    load().then(
      (loaded) => !isOver && setNameCountries(() => loaded),
      () => !isOver && setHasFailed(true),
    )
    return () => {
      isOver = true
      setHasFailed(false)
    }
  }, [isWanted, nameCountries])
  const countries = useMemo(() => nameCountries?.(language), [nameCountries, language])
  return { countries, hasFailed }
}
