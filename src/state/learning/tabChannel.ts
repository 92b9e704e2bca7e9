import type { TabMessage } from './ports'

const NAME = 'progress'

/** The other tabs of this browser; where a browser has no channel, each tab is alone. */
export function openTabChannel(onReceived: (message: TabMessage) => void) {
  const channel = openChannel()
  if (!channel) return { post: (_message: TabMessage) => {}, leave: () => {} }
  let hasLeft = false
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onReceived(data)
  return {
    /** A record that is still being written when this tab has left is told by the device. */
    post(message: TabMessage) {
      if (!hasLeft) channel.postMessage(message)
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
