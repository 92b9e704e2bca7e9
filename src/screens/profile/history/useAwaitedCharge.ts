import { useEffect } from 'react'
import { type HistoryRow, isListedSince } from '@/domain/donation/history'
import { pollDelay } from '@/domain/donation/timing'
import { storedRecord } from '@/state/donation/attemptStore'
import { useAppDispatch } from '@/state/hooks'

/**
 * The server may learn of a charge minutes after the provider. Until the history shows it, the page queries
 * the history again: soon at first, then each minute.
 * @param rows the rows of the history; undefined if it does not contain subscriptions
 * @returns whether the charge is awaited
 */
export function useAwaitedCharge(userId: string, rows: HistoryRow[] | undefined, refetch: () => unknown) {
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
      // Another hook refetches when a user returns to the tab.
      if (!document.hidden) refetch()
    }
    return () => clearTimeout(timer)
  }, [isAwaited, refetch])
  return isAwaited
}
