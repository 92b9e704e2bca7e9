import { useEffect } from 'react'
import { type HistoryRow, isListedSince } from '@/domain/donation/history'
import { unseenSubscriptionOf } from '@/domain/donation/record'
import { storedRecord } from '@/state/donation/attemptStore'
import { subscriptionAcknowledged } from '@/state/donation/subscriptionAcknowledged'
import { useAppDispatch } from '@/state/hooks'

/**
 * Acknowledges the thanks for a donor who left before she saw them and sees the charge here. The donation
 * page then does not show them again.
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
