import { useLayoutEffect, useRef } from 'react'
import { pageTitle } from './useFocusReturn'

/** The element to which the last closed dialog returns the focus. */
let returning: Element | null = null

/**
 * For dialogs that are open while they are mounted. On closing, the focus returns to the previously focused
 * element, or else to the page's title, unless another element has taken it. A dialog that replaces another
 * returns the focus to the first one's opener.
 */
export function useReturnFocus() {
  const origin = useRef(typeof document === 'undefined' ? null : document.activeElement)
  useLayoutEffect(() => {
    if (isLost(origin.current)) origin.current = returning
    const before = origin.current
    return () => {
      returning = before
      // The focus moves only after the dialog has left the page.
      requestAnimationFrame(() => {
        if (returning === before) returning = null
        if (!isLost(document.activeElement)) return
        if (before instanceof HTMLElement && !isLost(before)) before.focus()
        // The URL opened the dialog, or its opener is gone.
        else pageTitle()?.focus({ preventScroll: true })
      })
    }
  }, [])
}

function isLost(focused: Element | null) {
  return !focused?.isConnected || focused === document.body
}
