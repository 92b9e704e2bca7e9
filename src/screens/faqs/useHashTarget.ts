import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the element when the URL names it, and calls `onReached` each time. */
export function useHashTarget(id: string, onReached: (element: HTMLElement | null) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation, which changes the key, is a cause
  useEffect(() => {
    if (hash !== `#${id}`) return
    const element = document.getElementById(id)
    onReached(element)
    // An opened answer has its height only after the next frame.
    const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [hash, key, id])
}
