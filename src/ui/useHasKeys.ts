import { useEffect, useState } from 'react'

/** Whether a key was pressed: who goes by keys, or has the page read aloud, finds only what is there, and scrolls past nothing. */
export function useHasKeys() {
  const [hasKeys, setHasKeys] = useState(false)
  useEffect(() => {
    const note = () => setHasKeys(true)
    window.addEventListener('keydown', note, { once: true })
    return () => window.removeEventListener('keydown', note)
  }, [])
  return hasKeys
}
