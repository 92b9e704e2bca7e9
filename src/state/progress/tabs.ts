import type { LessonRecord } from '@/domain/lessonRecord'
import type { Line } from './slice'

/** What tabs of one learner tell each other. */
export type Word = { userId: string; records?: LessonRecord[]; line?: Line }

const NAME = 'progress'

/** The other tabs of this browser; where a browser has no channel, each tab is alone. */
export function meetTabs(hear: (word: Word) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_word: Word) => {}, leave: () => {} }
  const channel = new BroadcastChannel(NAME)
  let hasLeft = false
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  return {
    /** What is still being written when this tab has left is told by the device. */
    tell(word: Word) {
      if (!hasLeft) channel.postMessage(word)
    },
    leave() {
      hasLeft = true
      channel.close()
    },
  }
}
