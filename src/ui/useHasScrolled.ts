import { useEffect, useState } from 'react'

/** The visitor has scrolled since: she reads on. */
export function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const markScrolled = () => setHasScrolled(true)
    window.addEventListener('scroll', markScrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', markScrolled)
  }, [])
  return hasScrolled
}
