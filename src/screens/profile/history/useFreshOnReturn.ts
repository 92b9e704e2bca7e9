import { useEffect } from 'react'

/** Refetches when the user returns: another tab or the invoice's page may have changed the data. */
export function useFreshOnReturn(refetch: () => unknown) {
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refetch])
}
