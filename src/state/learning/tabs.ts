import { electLeader } from '@/lib/async/webLock'
import type { Election, TabMessage } from './ports'

/** A change of the messages raises the number: tabs of an older release must not read them. */
const NAME = 'progress-v1'

/** The channel by which the tabs share what is learned. */
export const openTabChannel = (onReceived: (message: TabMessage) => void) => openChannelOf(NAME, onReceived)

/** A channel to the other tabs of this browser. If the browser has no channels, each tab works alone. */
export function openChannelOf<Message>(name: string, onReceived: (message: Message) => void) {
  const channel = openChannel(name)
  if (!channel) return { post: (_message: Message) => {}, leave: () => {} }
  let hasLeft = false
  channel.onmessage = ({ data }: MessageEvent<Message>) => onReceived(data)
  return {
    /** Does nothing after this tab has left. Other tabs read its later records from IndexedDB. */
    post(message: Message) {
      if (!hasLeft) channel.postMessage(message)
    },
    leave() {
      hasLeft = true
      channel.close()
    },
  }
}

/** Some browsers that block cookies have the class, but its constructor throws. */
function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Heartbeat interval of a leader that has something to send. */
const HEARTBEAT_EVERY_MS = 3_000

/** A leader that is silent for this time counts as asleep. */
const ASLEEP_AFTER_MS = 10_000

/**
 * An election among the tabs that use the same name. One tab leads until it closes, or until it is silent
 * while a visible tab has reports to send.
 */
export function openElection(name: string): Election {
  const stop = new AbortController()
  let depose = () => {}
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const watchdog = createHeartbeatWatchdog(ASLEEP_AFTER_MS, () => depose())

  function rest() {
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  return {
    join({ onElected, onDeposed }) {
      depose = electLeader(name, {
        signal: stop.signal,
        onTaken() {
          watchdog.end()
          onElected()
        },
        onLost() {
          rest()
          onDeposed()
        },
      })
    },
    beat(announce) {
      heartbeat ??= setInterval(announce, HEARTBEAT_EVERY_MS)
    },
    rest,
    watchLeader(hasUnsent) {
      // Only a visible tab watches, because a hidden tab may itself be asleep.
      if (hasUnsent && document.visibilityState === 'visible') watchdog.begin()
      else watchdog.end()
    },
    leaderSpoke: watchdog.end,
    leave() {
      rest()
      watchdog.end()
      stop.abort()
    },
  }
}

/** Waits for the heartbeat of another tab. If none comes in this time, that tab counts as asleep. */
function createHeartbeatWatchdog(afterMs: number, onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    begin() {
      timer ??= setTimeout(() => {
        end()
        onSilence()
      }, afterMs)
    },
    end,
  }
}
