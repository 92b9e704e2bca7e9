import {
  afterFailure,
  afterSuccess,
  type Backoff,
  CONNECTION,
  noBackoff,
  triedAtOnce,
  WRITES,
} from './backoff'
import { afterOutage, type Freshness, initialFreshness } from './freshness'
import { outcomeOf } from './serverSync'
import type { SyncInput } from './syncPlan'

/** What the tab that sends remembers of its calls. */
export type SyncState = Pick<SyncInput, 'inFlight' | 'asking' | 'backoff' | 'freshness'> & {
  believedAt: number
  failure: 'offline' | 'server'
}

/** The answer to a call. `code`: why no answer counts, or its status code; undefined when the server took the call. */
export type Response = {
  code: number | string | undefined
  /** Seconds, where the server asked for them. */
  retryAfter?: number | undefined
  /** For developers. */
  cause?: unknown
}

/** `now`: milliseconds of one clock; `clock`: the logical clock; `chance`: 0 to 1. */
export type Instant = { now: number; clock: number; chance: number }

/** Failures that say nothing about the one lesson. */
const connectionFailures: unknown[] = ['offline', 'timeout', 429, 502, 503, 504]

export const initialSyncState = (now: number): SyncState => ({
  inFlight: new Set(),
  asking: new Set(),
  backoff: noBackoff,
  freshness: initialFreshness,
  believedAt: now,
  failure: 'server',
})

export const afterSend = (sync: SyncState, name: string): SyncState => ({
  ...sync,
  inFlight: new Set(sync.inFlight).add(name),
})

export const afterAsk = (sync: SyncState, courseId: string): SyncState => ({
  ...sync,
  asking: new Set(sync.asking).add(courseId),
})

/** The answer to the report of a lesson. @param name `lessonName` */
export function afterReport(sync: SyncState, name: string, response: Response, at: Instant): SyncState {
  const answered = { ...sync, inFlight: without(sync.inFlight, name) }
  const outcome = outcomeOf(response.code)
  if (outcome === 'acknowledged' || outcome === 'refused') return succeeded(answered, name, WRITES)
  return failed(answered, name, response, at, WRITES)
}

/** The answer to a question about a course. */
export function afterQuestion(sync: SyncState, courseId: string, response: Response, at: Instant): SyncState {
  const answered = { ...sync, asking: without(sync.asking, courseId) }
  if (response.code === undefined) return succeeded(answered, courseId)
  if (outcomeOf(response.code) === 'refused') return withFreshness(answered, 'unanswered', courseId)
  const after = failed(answered, courseId, response, at)
  return after.failure === 'server' ? withFreshness(after, 'unable', courseId) : after
}

/** The browser is online again: all that waits is tried at once. */
export const afterReconnect = (sync: SyncState): SyncState => ({
  ...sync,
  backoff: triedAtOnce(sync.backoff),
})

function succeeded(sync: SyncState, ...those: string[]): SyncState {
  return { ...sync, backoff: afterSuccess(sync.backoff, ...those, CONNECTION) }
}

/** @param also waits, too, where the connection has failed */
function failed(sync: SyncState, who: string, response: Response, at: Instant, ...also: string[]): SyncState {
  const { code, retryAfter } = response
  const isOutage = code === 'offline' || code === 'timeout'
  const waiting = connectionFailures.includes(code) ? [CONNECTION, ...also] : [who]
  const failure = { retryAfter, chance: at.chance }
  const backoff = waiting.reduce<Backoff>(
    (held, one) => afterFailure(held, one, failure, at.now),
    sync.backoff,
  )
  return {
    ...sync,
    backoff,
    freshness: isOutage ? afterOutage(at.clock) : sync.freshness,
    failure: isOutage ? 'offline' : 'server',
  }
}

function withFreshness(sync: SyncState, kind: 'unanswered' | 'unable', courseId: string): SyncState {
  const freshness: Freshness = {
    ...sync.freshness,
    [kind]: new Set(sync.freshness[kind]).add(courseId),
  }
  return { ...sync, freshness }
}

function without(names: ReadonlySet<string>, name: string) {
  const left = new Set(names)
  left.delete(name)
  return left
}
