import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** An attribute of a hidden element; its value names the element that receives a find. */
export const UNTIL_FOUND = 'data-until-found'

/**
 * Lets the browser's own search find words in what is hidden. React knows `hidden` without a value alone. Browsers that do not know
 * this value hide the element as before.
 */
export function hideUntilFound(place: Element) {
  for (const element of place.querySelectorAll(`[${UNTIL_FOUND}][hidden]`))
    element.setAttribute('hidden', 'until-found')
}

/** Calls `onFound` for each element that shows at the start, perhaps found early, and for each later find. */
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
