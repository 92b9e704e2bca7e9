import { type RefObject, useEffect, useState } from 'react'
import { EARLY_PRESS } from '@/lib/page/boot'
import { hasEarlyEvents } from './earlyEvents'

/**
 * `input` covers password managers and dictation; `beforematch` covers the browser's own search. EARLY_PRESS
 * reports a press that the boot script has stored.
 */
const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'beforematch', 'click', EARLY_PRESS]

/** @returns whether a visitor has used the element: by hover, press, focus, input or search. */
export function useIsTouched(element: RefObject<Element | null>) {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const place = element.current
    if (isTouched || !place) return
    // The user may have used the element before hydration, and the browser may have restored its fields.
    if (place.matches(':hover, :focus-within') || hasEarlyEvents(place)) return setIsTouched(true)
    const ending = new AbortController()
    const markTouched = ({ target }: Event) => {
      if (target instanceof Node && place.contains(target)) setIsTouched(true)
    }
    // React stops events on elements that are not hydrated, so the window listens in the capture phase.
    for (const event of touches)
      window.addEventListener(event, markTouched, { signal: ending.signal, capture: true })
    return () => ending.abort()
  }, [isTouched, element])
  return isTouched
}
