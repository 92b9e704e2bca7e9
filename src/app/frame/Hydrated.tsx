import { useEffect, useLayoutEffect } from 'react'
import { repeatEarlyEvents } from '@/ui/earlyEvents'

/** Mounted with the frame: shows what the boot script has hidden until then. */
export function FrameHydrated() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.boot
  }, [])
  return null
}

/** The client drops an early answer that no query has used within this time. */
const EARLY_ANSWERS_MS = 10_000

/** Mounted with the screen or with its failure: repeats what the user typed and pressed before. */
export function ScreenHydrated() {
  useEffect(() => {
    delete document.documentElement.dataset.session
    if (!window.boot || window.boot.isHydrated) return
    // The update after hydration, which renders drafts and the session, comes first.
    const timer = setTimeout(() => {
      if (window.boot) window.boot.isHydrated = true
      repeatEarlyEvents()
      setTimeout(() => window.boot?.early.clear(), EARLY_ANSWERS_MS)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
