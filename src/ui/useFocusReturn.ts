import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * For an element that may disappear while it has the focus, such as 'Try again'. The focus then moves to
 * `next`, by default the page's title, instead of being lost.
 */
export function useFocusReturn<E extends HTMLElement>(next: () => HTMLElement | null = pageTitle) {
  const vanishing = useRef<E>(null)
  const nextPlace = useEffectEvent(next)
  useLayoutEffect(() => {
    const element = vanishing.current
    // A layout effect is cleaned up before the element leaves the page.
    return () => {
      if (!element?.contains(document.activeElement)) return
      // The microtask runs after the page has changed: a new element may have taken the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) nextPlace()?.focus({ preventScroll: true })
      })
    }
  }, [])
  return vanishing
}

/**
 * For an element that a visitor closes, such as a notice. The focus returns to the previously focused
 * element, or to the page's title.
 */
export function useFocusBefore<E extends HTMLElement>() {
  const before = useRef<HTMLElement>(null)
  const ref = useFocusReturn<E>(() => (before.current?.isConnected ? before.current : pageTitle()))
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<E, HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return { ref, onFocus }
}

/** The title of the page, made focusable. */
export function pageTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (title) title.tabIndex = -1
  return title
}
