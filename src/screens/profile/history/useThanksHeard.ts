import { useEffect } from 'react'
import { isCardAttempt } from '@/domain/donationAttempt'
import { type HistoryRow, isListedSince } from '@/domain/donationHistory'
import { deviceNotes } from '@/state/donation/deviceNotes'
import { subscriptionHeard } from '@/state/donation/subscriptionHeard'
import { useAppDispatch } from '@/state/hooks'

/**
 * Who left before the thanks were read, and sees here what was charged, is not thanked for it on a later visit to the donation page.
 * @param rows what the history shows; undefined where it does not tell of subscriptions
 * @param toldAt when the server told that
 */
export function useThanksHeard(userId: string, rows: HistoryRow[] | undefined, toldAt = 0) {
  const dispatch = useAppDispatch()
  const { attempt, isHeard } = deviceNotes.read(userId, Date.now())
  const isOpen = attempt?.stage === 'succeeded' && isCardAttempt(attempt) && !isHeard
  const isSeen =
    isOpen && rows !== undefined && toldAt > attempt.changedAt && isListedSince(rows, attempt.changedAt)
  useEffect(() => {
    if (isSeen) dispatch(subscriptionHeard(userId))
  }, [isSeen, userId, dispatch])
}
