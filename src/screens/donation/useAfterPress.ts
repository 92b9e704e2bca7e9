import { useEffect, useRef } from 'react'

type Act = () => void

/**
 * Delays an action on blur that moves the page. If a press caused the blur, the action waits for its end:
 * otherwise the button would move from under the pointer and miss the click.
 */
export function useAfterPress() {
  const isPressed = useRef(false)
  const waiting = useRef<Act>(undefined)

  useEffect(() => {
    function press() {
      isPressed.current = true
    }
    function release() {
      isPressed.current = false
      // The click follows the release at once, so the action runs after it.
      setTimeout(() => {
        waiting.current?.()
        waiting.current = undefined
      })
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])

  return (act: Act) => {
    if (isPressed.current) waiting.current = act
    else act()
  }
}
