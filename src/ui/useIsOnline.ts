import { useSyncExternalStore } from 'react'

/**
 * @returns false once the device knows that it has no connection. It does not know a connection that hangs.
 */
export function useIsOnline() {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}

function follow(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
