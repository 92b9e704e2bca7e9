import { electLeader } from '@/lib/async/webLock'
import { createHeartbeatWatchdog } from './heartbeatWatchdog'
import type { Election } from './ports'

/** While it has something to send, the tab that leads says so this often. */
const HEARTBEAT_EVERY_MS = 3_000

/** A tab that leads and says nothing for so long sleeps. */
const ASLEEP_AFTER_MS = 10_000

/** Of all tabs that hold an election of this name one leads, until it is gone, or sleeps while another tab has something to send. */
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
      // A tab that nobody looks at may be asleep itself.
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
