import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { DONATION_SCROLL_OFFSET } from '@/lib/config/constants'

/**
 * Scrolls to the form after a link that names an interval or a price. The frame (app/frame) restores the
 * position on a return.
 */
export function useArrivalScroll() {
  const { key, search } = useLocation()
  const how = useNavigationType()
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = arrived.current === undefined
    if (arrived.current === key) return
    arrived.current = key
    // The donor's choices replace the URL, and must not scroll.
    const isArrival = how === 'PUSH' || (isFirst && !isReturn(how))
    const query = new URLSearchParams(search)
    if (!isArrival || !(query.has('interval') || query.has('price'))) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: DONATION_SCROLL_OFFSET, behavior: isStill ? 'instant' : 'smooth' })
  }, [key, search, how])
}

/** Back, Forward or a reload, for which the frame restores the scroll position. */
function isReturn(how: string) {
  if (how !== 'POP') return false
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  const { type } = (visit ?? {}) as Partial<PerformanceNavigationTiming>
  return type === 'reload' || type === 'back_forward' || window.scrollY > 0
}
