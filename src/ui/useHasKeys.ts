import { useEffect, useState } from 'react'

/**
 * Whether a key was pressed: who goes by keys, or has the page read aloud, finds only what is there, and scrolls past nothing.
 * @param isInDocument the section stands in the document: a key may have been pressed before its program came
 */
export function useHasKeys(isInDocument: boolean) {
  const [hasKeys, setHasKeys] = useState(false)
  useEffect(() => {
    const markKeys = () => setHasKeys(true)
    if (isInDocument && window.boot?.hasKeys) return markKeys()
    window.addEventListener('keydown', markKeys, { once: true })
    return () => window.removeEventListener('keydown', markKeys)
  }, [isInDocument])
  return hasKeys
}
