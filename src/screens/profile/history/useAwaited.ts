import { useEffect } from 'react'
import { type HistoryRow, isListedSince } from '@/domain/donation/history'
import { pollDelay } from '@/domain/donation/timing'
import { storedRecord } from '@/state/donation/attemptStore'
import { useAppDispatch } from '@/state/hooks'

/**
 * The provider has told the donor of a charge that the server may hear of minutes later. As long as the history does not show it, it is
 * asked again by itself: soon at first, then each minute.
 * @param rows what the history shows; undefined where it does not tell of subscriptions
 * @returns whether it is awaited
 */
export function useAwaited(userId: string, rows: HistoryRow[] | undefined, refetch: () => unknown) {
  const dispatch = useAppDispatch()
  const { subscribedAt } = dispatch(storedRecord(userId))
  const isAwaited = subscribedAt !== undefined && rows !== undefined && !isListedSince(rows, subscribedAt)
  useEffect(() => {
    if (!isAwaited) return
    let polls = 0
    let timer = setTimeout(ask, pollDelay(polls))
    function ask() {
      polls += 1
      timer = setTimeout(ask, pollDelay(polls))
      // A user who comes back to a tab finds it fresh in any case.
      if (!document.hidden) refetch()
    }
    return () => clearTimeout(timer)
  }, [isAwaited, refetch])
  return isAwaited
}
