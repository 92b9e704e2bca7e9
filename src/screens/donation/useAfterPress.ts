import { useEffect, useRef } from 'react'

type Act = () => void

/**
 * For what moves the page when a field is left: where it is left by a press, it waits until the press is over. Else the button would go
 * away from under the pointer, and the press would come to nothing.
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
      // After the click, which follows at once.
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
