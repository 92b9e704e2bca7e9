import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/lib/config/constants'

/**
 * Shows the typed text at once, and writes it into the URL a moment later. Back restores the earlier search.
 * A URL that this hook wrote does not overwrite newer typing.
 */
export function useSearchInAddress() {
  const [query, setQuery] = useSearchParams()
  const inAddress = (query.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH)
  const [draft, setDraft] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [asked, setAsked] = useState<string>()
  if (known !== inAddress) {
    setKnown(inAddress)
    if (inAddress !== asked) setDraft(inAddress)
    setAsked(undefined)
  }
  useEffect(() => {
    if (draft === inAddress) return
    const timer = setTimeout(() => {
      setAsked(draft)
      setQuery(draft ? { search: draft } : {}, { replace: true })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [draft, inAddress, setQuery])
  return [draft, setDraft] as const
}
