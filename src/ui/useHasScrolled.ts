import { useEffect, useState } from 'react'

/** Whether the page was scrolled since: its reader reads on. */
export function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const note = () => setHasScrolled(true)
    window.addEventListener('scroll', note, { once: true, passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return hasScrolled
}
