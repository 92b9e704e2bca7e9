import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen counts as near: about one more screen of a phone. */
const NEAR = '600px'

/** Whether an element has been on the screen or near it: from then on, what stands in it may cost something. */
export function useIsNear(element: RefObject<Element | null>) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, element])
  return isNear
}
