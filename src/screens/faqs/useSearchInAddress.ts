import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/lib/config/constants'

/**
 * What is being typed, at once; a moment later it stands in the address. Going back brings back what was searched before; what went
 * into the address from here takes nothing back of what was typed on meanwhile.
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
