import { useAppSelector } from '../hooks'
import type { Room } from './slice'

/** One thing of the open player. The video ticks every second: whoever asks for more is drawn every second. */
export function useRoom<T>(pick: (room: Room) => T) {
  return useAppSelector((state) => pick(state.player.room))
}
