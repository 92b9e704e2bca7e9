import { useAppSelector } from '../hooks'
import { selectPlayerSession } from './selectors'
import type { PlayerSession } from './slice'

/**
 * Selects one value of the open player. The video changes the state every second, so a component that selects
 * more renders each time.
 */
export function usePlayerSession<T>(pick: (session: PlayerSession) => T) {
  return useAppSelector((state) => pick(selectPlayerSession(state)))
}
