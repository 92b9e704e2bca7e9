import { useSyncExternalStore } from 'react'

/** The same breakpoint as in the stylesheets. */
const PHONE = '(width < 768px)'

function subscribe(onChange: () => void) {
  const list = window.matchMedia(PHONE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** @returns whether the window is as narrow as a phone; false in the prerenderer. */
export function useIsPhone() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
}
