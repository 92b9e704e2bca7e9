import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** When the address names this element, it is brought into sight; `onReached` hears of it, each time anew. */
export function useHashTarget(id: string, onReached: (element: HTMLElement | null) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one step from the next to the same place; onReached is no cause
  useEffect(() => {
    if (hash !== `#${id}`) return
    const element = document.getElementById(id)
    onReached(element)
    // What it opens has its height after the next picture.
    const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [hash, key, id])
}
