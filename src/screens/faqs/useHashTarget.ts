import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to this element when the address names it, and calls `onReached` each time. */
export function useHashTarget(id: string, onReached: (element: HTMLElement | null) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key marks each navigation; onReached is no cause
  useEffect(() => {
    if (hash !== `#${id}`) return
    const element = document.getElementById(id)
    onReached(element)
    // The opened content has its height after the next frame.
    const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [hash, key, id])
}
