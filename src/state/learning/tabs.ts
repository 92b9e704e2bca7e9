import { electLeader } from '@/lib/async/webLock'
import type { Election, TabMessage } from './ports'

const NAME = 'progress'

/** The other tabs of this browser; where a browser has no channel, each tab is alone. */
export function openTabChannel(onReceived: (message: TabMessage) => void) {
  const channel = openChannel()
  if (!channel) return { post: (_message: TabMessage) => {}, leave: () => {} }
  let hasLeft = false
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onReceived(data)
  return {
    /** Does nothing once this tab has left: other tabs read a record that it writes later from IndexedDB. */
    post(message: TabMessage) {
      if (!hasLeft) channel.postMessage(message)
    },
    leave() {
      hasLeft = true
      channel.close()
    },
  }
}

/** Some browsers that block cookies have the class, but throw when it is used. */
function openChannel() {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined
  }
}

/** Heartbeat interval of a leader that has something to send. */
const HEARTBEAT_EVERY_MS = 3_000

/** A leader that is silent for this time counts as asleep. */
const ASLEEP_AFTER_MS = 10_000

/**
 * One tab of all that hold an election of this name leads, until it closes, or is silent while a visible tab
 * has reports to send.
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
      // A hidden tab may be asleep itself.
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

/** Waits for the heartbeat of another tab; if none comes in this time, that tab counts as asleep. */
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
