import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { PLACEHOLDER } from '@/ui/PlaceholderHeading'

/** Focuses the heading of a new page, so that screen readers announce it and Tab continues there. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const shownPath = useRef(pathname)
  useEffect(() => {
    const isOtherPage = shownPath.current !== pathname
    shownPath.current = pathname
    if (isOtherPage && how !== 'POP' && main.current) return focusHeading(main.current)
  }, [pathname, how, main])
}

/** Focuses the heading once it exists, unless the user focuses something else. @returns a stop function. */
function focusHeading(main: HTMLElement) {
  const focused = document.activeElement
  const focusOrYield = () => {
    const now = document.activeElement
    const isTaken = now !== focused && now !== document.body && now !== main
    const isInside = now !== main && main.contains(now)
    if (isTaken || isInside) return true
    const heading = main.querySelector<HTMLElement>(`h1:not([${PLACEHOLDER}])`)
    if (!heading) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (focusOrYield()) return
  const observer = new MutationObserver(() => {
    if (focusOrYield()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
