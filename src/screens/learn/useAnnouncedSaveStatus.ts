import { useEffect, useState } from 'react'
import type { SaveStatus } from '@/state/learning/selectors'

type Announced = { status?: SaveStatus; hadFailure: boolean }

/**
 * What of her work's safety is said to a learner who hears the page: every trouble, and once that it is over. That all is well, or on
 * its way, is not news every few seconds.
 */
export function useAnnouncedSaveStatus(status: SaveStatus): SaveStatus | undefined {
  const [announced, setAnnounced] = useState<Announced>({ hadFailure: false })
  // Afterwards: a region that is filled when it is put up is not heard.
  useEffect(() => setAnnounced((before) => announcedAfter(before, status)), [status])
  return announced.status
}

function announcedAfter(before: Announced, status: SaveStatus): Announced {
  switch (status.kind) {
    case 'untouched':
      return { hadFailure: false }
    case 'saving':
      // Between two tries nothing new is said, but where she tried herself she hears what comes of it.
      return before.status?.kind === 'refused' ? { hadFailure: true } : before
    case 'saved':
      return before.hadFailure ? { status, hadFailure: false } : before
    default:
      return { status, hadFailure: true }
  }
}
