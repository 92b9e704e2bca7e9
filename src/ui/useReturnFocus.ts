import { useLayoutEffect, useRef } from 'react'
import { pageTitle } from './useFocusReturn'

/** The element to which a dialog that has just gone returns the focus. */
let returning: Element | null = null

/**
 * For dialogs that are open while they are mounted: when one goes, the focus returns to what had it before, or else to the page's title.
 * Something else that has taken the focus meanwhile keeps it; a dialog that comes in the place of another returns it to where the first
 * one would have.
 */
export function useReturnFocus() {
  const origin = useRef(typeof document === 'undefined' ? null : document.activeElement)
  useLayoutEffect(() => {
    if (isLost(origin.current)) origin.current = returning
    const before = origin.current
    return () => {
      returning = before
      // After the dialog is out of the page.
      requestAnimationFrame(() => {
        if (returning === before) returning = null
        if (!isLost(document.activeElement)) return
        if (before instanceof HTMLElement && !isLost(before)) before.focus()
        // The address opened the dialog, or its opener is gone.
        else pageTitle()?.focus({ preventScroll: true })
      })
    }
  }, [])
}

function isLost(focused: Element | null) {
  return !focused?.isConnected || focused === document.body
}
