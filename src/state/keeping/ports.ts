import type { FailureReason } from '@/domain/keeping/keptLesson'
import type { StartTimer } from '@/lib/async/withTimeout'
import type { Milliseconds } from '@/lib/values/units'
import type { Election } from '../learning/ports'
import type { KeptStore } from './keptStore'

/** The interfaces of keeping to the world, which a test can replace. */
export type KeepingPorts = {
  store: KeptStore
  fetch: (url: string, init: RequestInit) => Promise<Response>
  startTimer: StartTimer
  /** Milliseconds of a monotonic clock. */
  now: () => Milliseconds
  isOnline: () => boolean
  /** One tab of the user loads files. */
  election: Election
  /** Tells the other tabs of this user that the stored lessons have changed. */
  announce: () => void
  /** Asks the browser not to remove what this site stores. */
  persist: () => void
  /** Logs a failure for developers. */
  warn: (message: string, cause: unknown) => void
}

/** The server does not offer the new version of a lesson now, so the device keeps the old one. */
export class NotRenewed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`The new version of a lesson does not come: ${reason}.`)
    this.reason = reason
  }
}
