import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { paths } from '@/lib/paths'
import { paymentEnd } from '@/state/donation/actions'
import { selectDonationAttempt } from '@/state/donation/selectors'

import { useAppDispatch, useAppStore } from '@/state/hooks'
import { isAtDonation } from './isAtDonation'
import { leaveFor, reload } from './leaveFor'

/**
 * On other pages nothing is asked of the card provider: where its program has come or is on its way, the next page is loaded anew, without it.
 * A payment that is being made comes to its end first.
 */
export function useCleanLeave() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  useEffect(
    () => () => {
      const paying = dispatch(paymentEnd())
      if (!paying) return leaveClean()
      // The bank's challenge goes along to the next page: a donor who answers it there sees the outcome.
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
