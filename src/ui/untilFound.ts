import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Marks a hidden element; the value names it for `useUntilFound`. */
export const UNTIL_FOUND = 'data-until-found'

/**
 * Lets the browser's own search find text in hidden elements. React supports `hidden` only as a boolean.
 * Browsers that do not know the value still hide the element.
 */
export function hideUntilFound(place: Element) {
  for (const element of place.querySelectorAll(`[${UNTIL_FOUND}][hidden]`))
    element.setAttribute('hidden', 'until-found')
}

/**
 * Calls `onFound` for each element that is visible at the start, which an early search may have opened, and
 * for each later find.
 */
export function useUntilFound(place: RefObject<Element | null>, onFound: (name: string) => void) {
  const notify = useRef(onFound)
  useLayoutEffect(() => {
    notify.current = onFound
    if (place.current) hideUntilFound(place.current)
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    for (const shown of element.querySelectorAll(`[${UNTIL_FOUND}]:not([hidden])`))
      notify.current(shown.getAttribute(UNTIL_FOUND) ?? '')
    const onMatch = ({ target }: Event) => {
      const name = target instanceof Element && target.getAttribute(UNTIL_FOUND)
      if (name) notify.current(name)
    }
    element.addEventListener('beforematch', onMatch)
    return () => element.removeEventListener('beforematch', onMatch)
  }, [place])
}
