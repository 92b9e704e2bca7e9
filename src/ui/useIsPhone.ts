import { useSyncExternalStore } from 'react'

/** The same width as in the stylesheets. */
const PHONE = '(width < 768px)'

function subscribe(onChange: () => void) {
  const list = window.matchMedia(PHONE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** The window is as narrow as a phone now; false in a document that no browser shows. */
export function useIsPhone() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
}
