const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `top` as soon as the page is tall enough for it, content that arrives later included; a person who scrolls in
 * the meantime wins. @returns how to stop waiting.
 */
export function restoreScroll(top: number, onDone: () => void = () => {}) {
  const reached = () => {
    window.scrollTo(0, top)
    return document.documentElement.scrollHeight - window.innerHeight >= top - 1
  }
  const stop = () => {
    growth.disconnect()
    for (const event of handsOn) window.removeEventListener(event, stop)
    onDone()
  }
  const growth = new ResizeObserver(() => {
    if (reached()) stop()
  })
  if (reached()) onDone()
  else {
    growth.observe(document.body)
    for (const event of handsOn) window.addEventListener(event, stop, { passive: true })
  }
  return stop
}
