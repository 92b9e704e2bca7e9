import { useEffect, useState } from 'react'

/** Whether the page was scrolled since: its reader reads on. */
export function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const markScrolled = () => setHasScrolled(true)
    window.addEventListener('scroll', markScrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', markScrolled)
  }, [])
  return hasScrolled
}
