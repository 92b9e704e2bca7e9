import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** After a step to another page its heading has the focus, so that a screen reader says where one is and Tab goes on from there. */
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

/** Waits for a heading that is still to come, unless the person turns to something else. @returns how to stop waiting. */
function focusHeading(main: HTMLElement) {
  const focused = document.activeElement
  const focusOrYield = () => {
    const now = document.activeElement
    const isTaken = now !== focused && now !== document.body && now !== main
    const isInside = now !== main && main.contains(now)
    if (isTaken || isInside) return true
    const heading = main.querySelector('h1')
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
