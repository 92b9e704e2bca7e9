import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { DONATION_SCROLL_OFFSET } from '@/lib/config/constants'

/** A link that names interval or price leads to the form itself. Who comes back finds the page as it was left (app/frame). */
export function useArrivalScroll() {
  const { key, search } = useLocation()
  const how = useNavigationType()
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = arrived.current === undefined
    if (arrived.current === key) return
    arrived.current = key
    // The donor's choices here replace the address, and move nothing.
    const isArrival = how === 'PUSH' || (isFirst && !isReturn(how))
    const query = new URLSearchParams(search)
    if (!isArrival || !(query.has('interval') || query.has('price'))) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: DONATION_SCROLL_OFFSET, behavior: isStill ? 'instant' : 'smooth' })
  }, [key, search, how])
}

/** Back, Forward or a reload: the frame has scrolled already, or is about to. */
function isReturn(how: string) {
  if (how !== 'POP') return false
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  const { type } = (visit ?? {}) as Partial<PerformanceNavigationTiming>
  return type === 'reload' || type === 'back_forward' || window.scrollY > 0
}
