import { useAppSelector } from '../hooks'
import { selectPlayerSession } from './selectors'
import type { PlayerSession } from './slice'

/** One thing of the open player. The video ticks every second: whoever asks for more is drawn every second. */
export function usePlayerSession<T>(pick: (session: PlayerSession) => T) {
  return useAppSelector((state) => pick(selectPlayerSession(state)))
}
