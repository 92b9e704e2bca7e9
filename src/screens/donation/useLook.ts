import { useCallback } from 'react'
import { isCardAttempt, mayBeCharged } from '@/domain/donationAttempt'
import { selectDonationAttempt } from '@/state/donation/selectors'
import { check } from '@/state/donation/thunks'
import { useAppDispatch, useAppStore } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import type { AppStore } from '@/state/store'
import { fetchCards } from './fetchCards'

/** The provider's program, fetched where it has not come yet; undefined where it cannot be had. */
export const seekIn = (store: AppStore) => fetchCards(selectLanguage(store.getState())).catch(() => undefined)

/**
 * Asks what became of the pending attempt: of a card payment the provider, whose program is fetched for that, of another one the
 * payment history. Quietly: only where somebody can be asked.
 */
export function useLook() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return useCallback(
    async (how?: 'quietly') => {
      const state = store.getState()
      const attempt = selectDonationAttempt(state)
      if (!attempt || !mayBeCharged(attempt)) return undefined
      if (how === 'quietly' && !isCardAttempt(attempt) && attempt.userId === undefined) return undefined
      // Without the provider the server is still asked.
      if (!isCardAttempt(attempt)) return dispatch(check(undefined, how))
      return dispatch(check(await seekIn(store), how))
    },
    [dispatch, store],
  )
}
