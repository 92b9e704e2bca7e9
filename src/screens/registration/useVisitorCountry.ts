import { useEffect, useState } from 'react'
import { DEFAULT_COUNTRY } from '@/domain/people/countries'
import { detectCountry } from '@/integrations/geolocation'

let asked: Promise<string | undefined> | undefined

/** The visitor's probable country. It is requested once per visit, and is Denmark until known. */
export function useVisitorCountry() {
  const [country, setCountry] = useState(DEFAULT_COUNTRY)
  useEffect(() => {
    let isOver = false
    asked ??= detectCountry()
    void asked.then((found) => !isOver && found && setCountry(found))
    return () => {
      isOver = true
    }
  }, [])
  return country
}
