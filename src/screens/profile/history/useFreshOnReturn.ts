import { useEffect } from 'react'

/** Another tab or an invoice's page may have changed this: a returning user finds it fresh. */
export function useFreshOnReturn(refetch: () => unknown) {
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refetch])
}
