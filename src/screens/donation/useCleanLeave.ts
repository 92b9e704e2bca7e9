import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { paths } from '@/lib/paths'
import { paymentEnd } from '@/state/donation/actions'
import { selectDonationAttempt } from '@/state/donation/selectors'

import { useAppDispatch, useAppStore } from '@/state/hooks'
import { isAtDonation } from './isAtDonation'
import { leaveFor, reload } from './leaveFor'

/**
 * Other pages run without the card provider. If its program is loaded or loading, the next page reloads to
 * drop it. A running payment ends first.
 */
export function useCleanLeave() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  useEffect(
    () => () => {
      const paying = dispatch(paymentEnd())
      if (!paying) return leaveClean()
      // A challenge stays open on the next page. A donor who answers it there returns to see the outcome.
      const isAsked = selectDonationAttempt(store.getState())?.isChallenged === true
      void paying.then(() => leaveClean(isAsked))
    },
    [dispatch, store],
  )
}

function leaveClean(leadsBack = false) {
  if (!isProviderHere() || isAtDonation()) return
  if (leadsBack) leaveFor(paths.donation)
  else reload()
}
