import { useEffect } from 'react'

/** What stands here may have changed in another tab, or on the page of an invoice: who comes back finds it fresh. */
export function useFreshOnReturn(refetch: () => unknown) {
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refetch])
}
