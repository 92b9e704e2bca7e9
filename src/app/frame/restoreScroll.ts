const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `top` as soon as the page is high enough, also for content that arrives later. If the user
 * scrolls meanwhile, it gives up. @returns a function that stops it.
 */
export function restoreScroll(top: number, onDone: () => void = () => {}) {
  const reached = () => {
    window.scrollTo(0, top)
    return document.documentElement.scrollHeight - window.innerHeight >= top - 1
  }
  const stop = () => {
    growth.disconnect()
    for (const event of userScrollEvents) window.removeEventListener(event, stop)
    onDone()
  }
  const growth = new ResizeObserver(() => {
    if (reached()) stop()
  })
  if (reached()) onDone()
  else {
    growth.observe(document.body)
    for (const event of userScrollEvents) window.addEventListener(event, stop, { passive: true })
  }
  return stop
}
