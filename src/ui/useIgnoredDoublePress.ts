import { useEffect } from 'react'

/**
 * The second press of a double press would land in the dialog that the first one opened. The page ignores
 * such presses until a new one begins, so that nothing closes, is chosen or loses the focus.
 */
export function useIgnoredDoublePress(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const stop = () => {
      for (const type of ['mousedown', 'click'] as const) document.removeEventListener(type, ignore, true)
    }
    const ignore = (event: MouseEvent) => {
      // `detail` counts presses in quick succession at one place.
      if (event.detail < 2) return stop()
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, ignore, true)
    return stop
  }, [isOpen])
}
