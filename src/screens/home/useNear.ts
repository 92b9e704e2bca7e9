import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a place has come near the part of the page that is seen; then it stays so. Who uses the keyboard has the whole page
 * near: Tab finds only what is there.
 * @param margin how far away is near, as a CSS length.
 */
export function useNear(place: RefObject<Element | null>, margin: string) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const arrive = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive()
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(place.current)
    window.addEventListener('keydown', arrive)
    return () => {
      observer.disconnect()
      window.removeEventListener('keydown', arrive)
    }
  }, [isNear, place, margin])
  return isNear
}
