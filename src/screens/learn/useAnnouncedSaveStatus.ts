import { useEffect, useState } from 'react'
import type { SaveStatus } from '@/state/learning/selectors'

type Announced = { status?: SaveStatus; hadFailure: boolean }

/**
 * The save status that a screen reader announces: each failure, and the recovery after it. It does not
 * announce the routine change between saving and saved.
 */
export function useAnnouncedSaveStatus(status: SaveStatus): SaveStatus | undefined {
  const [announced, setAnnounced] = useState<Announced>({ hadFailure: false })
  // The effect fills the region after mounting: screen readers announce only later changes.
  useEffect(() => setAnnounced((before) => announcedAfter(before, status)), [status])
  return announced.status
}

function announcedAfter(before: Announced, status: SaveStatus): Announced {
  switch (status.kind) {
    case 'untouched':
      return { hadFailure: false }
    case 'saving':
      // An automatic repeat is silent. After a retry by the learner the result is announced.
      return before.status?.kind === 'refused' ? { hadFailure: true } : before
    case 'saved':
      return before.hadFailure ? { status, hadFailure: false } : before
    default:
      return { status, hadFailure: true }
  }
}
