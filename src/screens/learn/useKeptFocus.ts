import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * For what may vanish while the keyboard is on it, such as 'Try again': the focus goes on at `next`, by default at the lesson's title,
 * instead of falling back to the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(next: () => HTMLElement | null = lessonTitle) {
  const vanishing = useRef<E>(null)
  const nextPlace = useEffectEvent(next)
  useLayoutEffect(() => {
    const element = vanishing.current
    // Cleaned up before the element is taken out of the page.
    return () => {
      if (!element?.contains(document.activeElement)) return
      // Once the page has changed; what comes instead may have taken the focus by then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) nextPlace()?.focus({ preventScroll: true })
      })
    }
  }, [])
  return vanishing
}

/** The title of the lesson that is open, which can be given the focus. */
export const lessonTitle = () => document.querySelector<HTMLElement>('main h1')
