import { useAppSelector } from '../hooks'
import { selectPlayerSession } from './selectors'
import type { PlayerSession } from './slice'

/**
 * One value of the open player. The video ticks every second: a component that reads more renders each time.
 */
export function usePlayerSession<T>(pick: (session: PlayerSession) => T) {
  return useAppSelector((state) => pick(selectPlayerSession(state)))
}
