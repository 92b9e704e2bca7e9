import { useEffect } from 'react'
import { isProviderHere } from '@/integrations/cards/presence'
import { paths } from '@/lib/paths'
import { paymentEnd } from '@/state/donation/actions'
import { selectDonationAttempt } from '@/state/donation/selectors'

import { useAppDispatch, useAppStore } from '@/state/hooks'
import { isAtDonation } from './isAtDonation'
import { leaveFor, reload } from './leaveFor'

/**
 * Other pages run without the card provider. If its program is loaded or loading, leaving the donation page
 * reloads the next one, without it. A running payment ends first.
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
