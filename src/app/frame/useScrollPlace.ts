import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from './restoreScroll'
import { scrollMemory } from './scrollMemory'

/** A new page begins at the top; Back and Forward return to where it was left. A change of the query alone moves nothing. */
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
    // A person who has scrolled the document before the program was there stays where she is.
    if (isArrival ? wasHereBefore() && window.scrollY === 0 : how === 'POP') {
      isRestoring = true
      stop = restoreScroll(scrollMemory.recall(place), () => {
        isRestoring = false
      })
    } else if (isOtherPage && !isArrival) window.scrollTo(0, 0)
    const rememberPlace = () => {
      if (!isRestoring) scrollMemory.remember(place, window.scrollY)
    }
    window.addEventListener('scroll', rememberPlace, { passive: true })
    // A visitor who scrolls and leaves at once is gone before the page receives the scroll event.
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

/** A reload, or a return from another site. */
function wasHereBefore() {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return ['reload', 'back_forward'].includes((visit as PerformanceNavigationTiming | undefined)?.type ?? '')
}
