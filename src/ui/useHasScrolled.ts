import { useEffect, useState } from 'react'

/** @returns whether the visitor has scrolled since the component mounted. */
export function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const markScrolled = () => setHasScrolled(true)
    window.addEventListener('scroll', markScrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', markScrolled)
  }, [])
  return hasScrolled
}
