import { useEffect, useLayoutEffect } from 'react'
import { repeatEarlyEvents } from '@/ui/earlyEvents'

/** In the frame: it is on the page, so what the boot script hid until then may be seen. */
export function FrameHydrated() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.boot
  }, [])
  return null
}

/** An early answer that no query has taken in this time is dropped. */
const EARLY_ANSWERS_MS = 10_000

/** Beside the screen, or beside the message that it failed: what was typed and pressed before can be repeated now. */
export function ScreenHydrated() {
  useEffect(() => {
    delete document.documentElement.dataset.session
    if (!window.boot || window.boot.isHydrated) return
    // After the update that follows hydration, with which drafts and the session come.
    const timer = setTimeout(() => {
      if (window.boot) window.boot.isHydrated = true
      repeatEarlyEvents()
      setTimeout(() => window.boot?.early.clear(), EARLY_ANSWERS_MS)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
