import { useEffect, useState } from 'react'
import type { SaveStatus } from '@/state/learning/selectors'

type Announced = { status?: SaveStatus; hadFailure: boolean }

/**
 * The save status that a screen reader announces: every failure, and once that it is over. It does not
 * announce every few seconds that work is saved or being saved.
 */
export function useAnnouncedSaveStatus(status: SaveStatus): SaveStatus | undefined {
  const [announced, setAnnounced] = useState<Announced>({ hadFailure: false })
  // In an effect: screen readers do not announce a region that is filled when it appears.
  useEffect(() => setAnnounced((before) => announcedAfter(before, status)), [status])
  return announced.status
}

function announcedAfter(before: Announced, status: SaveStatus): Announced {
  switch (status.kind) {
    case 'untouched':
      return { hadFailure: false }
    case 'saving':
      // A repeated request is silent, but if the learner herself tried again, the result is announced.
      return before.status?.kind === 'refused' ? { hadFailure: true } : before
    case 'saved':
      return before.hadFailure ? { status, hadFailure: false } : before
    default:
      return { status, hadFailure: true }
  }
}
