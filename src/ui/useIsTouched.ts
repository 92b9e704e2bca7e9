import { type RefObject, useEffect, useState } from 'react'
import { EARLY_PRESS } from '@/lib/page/boot'
import { hasEarlyEvents } from './earlyEvents'

/**
 * `input` covers password managers and dictation, `beforematch` the browser's own search. A press that the
 * boot script stores arrives as an early one.
 */
const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'beforematch', 'click', EARLY_PRESS]

/** A visitor has turned to an element by hover, press, focus or words. */
export function useIsTouched(element: RefObject<Element | null>) {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const place = element.current
    if (isTouched || !place) return
    // The person may have turned to it before the program was there, and the browser may have filled it in again.
    if (place.matches(':hover, :focus-within') || hasEarlyEvents(place)) return setIsTouched(true)
    const ending = new AbortController()
    const markTouched = ({ target }: Event) => {
      if (target instanceof Node && place.contains(target)) setIsTouched(true)
    }
    // React lets nothing through to what it has not hydrated.
    for (const event of touches)
      window.addEventListener(event, markTouched, { signal: ending.signal, capture: true })
    return () => ending.abort()
  }, [isTouched, element])
  return isTouched
}
