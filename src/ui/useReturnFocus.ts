import { useEffect, useRef } from 'react'

/**
 * For dialogs that are open while they are mounted: when one goes, the focus returns to what had it before. Something else that has
 * taken the focus meanwhile keeps it.
 */
export function useReturnFocus() {
  const origin = useRef(typeof document === 'undefined' ? null : document.activeElement)
  useEffect(() => {
    const before = origin.current
    return () => {
      // After the dialog is out of the page.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
}
