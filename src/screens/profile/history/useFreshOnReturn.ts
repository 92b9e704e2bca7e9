import { useEffect, useState } from 'react'
import { donateApi } from '@/api/donate'
import { every, listOf } from '@/api/tags'
import { useAppDispatch } from '@/state/hooks'

/** Who has gone to pay an invoice in another tab finds user and history fresh when she is back here. @returns to be called when she goes */
export function useFreshOnReturn() {
  const dispatch = useAppDispatch()
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    if (!hasLeft) return
    function look() {
      if (document.visibilityState === 'visible')
        dispatch(donateApi.util.invalidateTags([listOf('Donation'), every('User')]))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hasLeft, dispatch])
  return () => setHasLeft(true)
}
