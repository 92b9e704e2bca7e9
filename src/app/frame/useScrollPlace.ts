import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from './restoreScroll'
import { scrollMemory } from './scrollMemory'

/**
 * Scrolls a new page to its top, and after Back and Forward to its previous position. A change of the query
 * alone does not scroll.
 */
export function useScrollPlace() {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const shownPath = useRef<string>(undefined)

  useLayoutEffect(() => {
    const place = `${key}:${pathname}`
    const isArrival = shownPath.current === undefined
    const isOtherPage = shownPath.current !== pathname
    shownPath.current = pathname
    let isRestoring = false
    let stop = () => {}
    // A user who has scrolled the document before hydration stays where she is.
    if (isArrival ? isReloadOrReturn() && window.scrollY === 0 : how === 'POP') {
      isRestoring = true
      stop = restoreScroll(scrollMemory.recall(place), () => {
        isRestoring = false
      })
    } else if (isOtherPage && !isArrival) window.scrollTo(0, 0)
    const rememberPlace = () => {
      if (!isRestoring) scrollMemory.remember(place, window.scrollY)
    }
    window.addEventListener('scroll', rememberPlace, { passive: true })
    // If a user scrolls and leaves at once, the page receives no scroll event in time.
    window.addEventListener('pagehide', rememberPlace)
    return () => {
      stop()
      window.removeEventListener('scroll', rememberPlace)
      window.removeEventListener('pagehide', rememberPlace)
    }
  }, [key, pathname, how])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', scrollMemory.keep)
    return () => window.removeEventListener('pagehide', scrollMemory.keep)
  }, [])
}

/** @returns whether the visit is a reload or a return from another site. */
function isReloadOrReturn() {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return ['reload', 'back_forward'].includes((visit as PerformanceNavigationTiming | undefined)?.type ?? '')
}
