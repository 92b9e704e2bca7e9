import { type RefObject, useEffect, useState } from 'react'

/** Whether a person has turned to an element: by hover, press or focus. A press that comes first is kept by the boot script. */
export function useIsTouched(element: RefObject<Element | null>) {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const place = element.current
    if (isTouched || !place) return
    // The person may have turned to it before the program was there.
    if (place.matches(':hover, :focus-within')) return setIsTouched(true)
    const ending = new AbortController()
    for (const event of ['pointerover', 'pointerdown', 'focusin', 'click'])
      place.addEventListener(event, () => setIsTouched(true), { signal: ending.signal, capture: true })
    return () => ending.abort()
  }, [isTouched, element])
  return isTouched
}
