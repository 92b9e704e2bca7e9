import { useEffect } from 'react'

/**
 * For a dialog: the second press of a double press lands in the dialog that the first one opened. Until a press of
 * its own begins, the dialog's page ignores them: nothing closes, is chosen or loses the focus.
 */
export function useIgnoredDoublePress(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const stop = () => {
      for (const type of ['mousedown', 'click'] as const) document.removeEventListener(type, ignore, true)
    }
    const ignore = (event: MouseEvent) => {
      // The browser counts presses that follow each other in one place.
      if (event.detail < 2) return stop()
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, ignore, true)
    return stop
  }, [isOpen])
}
