import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * For what may vanish while the keyboard is on it, such as 'Try again': the focus goes on at `next`, by default at the page's title,
 * instead of falling back to the top of the page.
 */
export function useFocusReturn<E extends HTMLElement>(next: () => HTMLElement | null = pageTitle) {
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

/** For what a visitor closes, such as a notice: the focus goes back to what had it before, or to the page's title. */
export function useFocusBefore<E extends HTMLElement>() {
  const before = useRef<HTMLElement>(null)
  const ref = useFocusReturn<E>(() => (before.current?.isConnected ? before.current : pageTitle()))
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<E, HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return { ref, onFocus }
}

/** The title of the page, which can be given the focus. */
export function pageTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (title) title.tabIndex = -1
  return title
}
