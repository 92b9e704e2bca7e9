import type { LessonRecord } from '@/domain/lessonRecord'
import type { Line, Trouble } from './slice'

/** What tabs of one learner tell each other: records that the device has, or why it could not take them, and how the line stands. */
export type Word = { userId: string; records?: LessonRecord[]; trouble?: Trouble; line?: Line }

const NAME = 'progress'

/** The other tabs of this browser; where a browser has no channel, each tab is alone. */
export function meetTabs(hear: (word: Word) => void) {
  const channel = openChannel()
  if (!channel) return { tell: (_word: Word) => {}, leave: () => {} }
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

/** Where cookies are blocked, some browsers have the class and throw when it is used. */
function openChannel() {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined
  }
}
