import { type RefObject, useEffect, useState } from 'react'

/** The distance that counts as near: about one more screen of a phone. */
const NEAR = '600px'

/** @returns true from the first time that the element is near the viewport. */
export function useIsNearViewport(element: RefObject<Element | null>, near = NEAR) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: near },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, element, near])
  return isNear
}
