import { useEffect } from 'react'
import { type HistoryRow, isListedSince } from '@/domain/donation/history'
import { unseenSubscriptionOf } from '@/domain/donation/record'
import { storedRecord } from '@/state/donation/attemptStore'
import { subscriptionAcknowledged } from '@/state/donation/subscriptionAcknowledged'
import { useAppDispatch } from '@/state/hooks'

/**
 * A donor who left before the thanks, and sees here what was charged, is not thanked for it on a later visit to the donation page.
 * @param rows the rows of the history; undefined if it does not contain subscriptions
 * @param answeredAt when the server answered
 */
export function useThanksAcknowledged(userId: string, rows: HistoryRow[] | undefined, answeredAt = 0) {
  const dispatch = useAppDispatch()
  const chargedAt = unseenSubscriptionOf(dispatch(storedRecord(userId)))
  const isSeen =
    chargedAt !== undefined && rows !== undefined && answeredAt > chargedAt && isListedSince(rows, chargedAt)
  useEffect(() => {
    if (isSeen) dispatch(subscriptionAcknowledged(userId))
  }, [isSeen, userId, dispatch])
}
