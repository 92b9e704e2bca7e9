import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** On an element that `hidden` hides; its value names the element to who is told of a find. */
export const UNTIL_FOUND = 'data-until-found'

/**
 * Lets the browser's own search find words in what is hidden. React knows `hidden` without a value alone. Browsers that do not know
 * this value hide the element as before.
 */
export function hideUntilFound(place: Element) {
  for (const element of place.querySelectorAll(`[${UNTIL_FOUND}][hidden]`))
    element.setAttribute('hidden', 'until-found')
}

/** `onFound` hears of each element that is shown at the start, perhaps found before the program was there, and of what is found later. */
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
