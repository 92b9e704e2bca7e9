import { useEffect, useState } from 'react'

/**
 * Whether a key was pressed. Users of a keyboard or a screen reader do not scroll, so they reach only
 * sections that are already loaded.
 * @param isInDocument the section is prerendered, so a key may have been pressed before hydration
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
