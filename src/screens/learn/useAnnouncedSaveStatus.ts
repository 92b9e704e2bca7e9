import { useEffect, useState } from 'react'
import type { SaveStatus } from '@/state/learning/selectors'

type Announced = { safety?: SaveStatus; hadTrouble: boolean }

/**
 * What of her work's safety is said to a learner who hears the page: every trouble, and once that it is over. That all is well, or on
 * its way, is not news every few seconds.
 */
export function useAnnouncedSaveStatus(safety: SaveStatus): SaveStatus | undefined {
  const [announced, setHeard] = useState<Announced>({ hadTrouble: false })
  // Afterwards: a region that is filled when it is put up is not heard.
  useEffect(() => setHeard((before) => announcedAfter(before, safety)), [safety])
  return announced.safety
}

function announcedAfter(before: Announced, safety: SaveStatus): Announced {
  switch (safety.kind) {
    case 'untouched':
      return { hadTrouble: false }
    case 'saving':
      // Between two tries nothing new is said, but where she tried herself she hears what comes of it.
      return before.safety?.kind === 'refused' ? { hadTrouble: true } : before
    case 'saved':
      return before.hadTrouble ? { safety, hadTrouble: false } : before
    default:
      return { safety, hadTrouble: true }
  }
}
