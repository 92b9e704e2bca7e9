import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { paymentEnd } from '@/state/donation/thunks'
import { useAppDispatch } from '@/state/hooks'
import { isAtGiving } from './isAtGiving'
import { reload } from './leaveFor'

/**
 * On other pages nothing is asked of the card provider: where its program has come or is on its way, the next page is loaded anew, without it.
 * A payment that is being made comes to its end first.
 */
export function useCleanLeave() {
  const dispatch = useAppDispatch()
  useEffect(
    () => () => {
      const paying = dispatch(paymentEnd())
      if (paying) void paying.then(leaveClean)
      else leaveClean()
    },
    [dispatch],
  )
}

function leaveClean() {
  if (isProviderHere() && !isAtGiving()) reload()
}
