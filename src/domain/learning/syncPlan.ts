import {
  afterFailure,
  afterSuccess,
  type Backoff,
  CONNECTION,
  isDelayedByServer,
  isWaiting,
  nextTryAt,
  noBackoff,
  onlyFor,
  WRITES,
  withoutDelays,
} from './backoff'
import {
  afterOutage,
  type Freshness,
  initialFreshness,
  isFresh,
  mayReport,
  type Snapshots,
} from './freshness'
import { type LessonRecord, lessonName } from './lessonRecord'
import { outcomeOf, type Report, reportOf } from './serverSync'
import { mayBeReported, type PendingWrites } from './tabRecords'

/** Largest number of parallel requests. One lesson never has more than one. */
const SIDE_BY_SIDE = 6

/** The browser limits the requests that outlive their page to 64 KiB in total. */
const MOST_WHEN_LEAVING = 50

/** A browser may wrongly report that it is offline, so the client tries anyway after this time. */
const DOUBT_EVERY_MS = 60_000

/** Nothing to send, sending, or waiting: for a connection or for the server. */
export type SyncStatus = 'idle' | 'sending' | 'offline' | 'server'

export type Connectivity = {
  /** `navigator.onLine`. */
  isOnline: boolean
  /**
   * The time of the last plan for which the browser reported that it is online, or in which the client would
   * have tried in spite of its report.
   */
  believedAt: number
  /** The cause of the last failure: the connection or the server. */
  failure: 'offline' | 'server'
}

/** Everything that decides what the client sends, and when. */
export type SyncInput = {
  records: readonly LessonRecord[]
  pendingWrites: PendingWrites
  snapshots: Snapshots
  /** Lessons (`lessonName`) with an open report. */
  inFlight: ReadonlySet<string>
  /** Courses with an open question about their progress. */
  asking: ReadonlySet<string>
  backoff: Backoff
  freshness: Freshness
  connectivity: Connectivity
}

export type Unsent = { record: LessonRecord; report: Report }

export type SyncPlan = {
  send: Unsent[]
  /** Courses to ask the server about. */
  ask: string[]
  /** The time of the next plan, if nothing happens before. */
  nextWakeTime: number | undefined
  status: SyncStatus
  /** The waits that are still needed. */
  backoff: Backoff
  /**
   * Whether the server seems reachable, or the browser's report that it is offline is so old that the client
   * tries anyway.
   */
  isWorthTrying: boolean
}

/** @param now milliseconds of the clock of `backoff` and `connectivity` */
export function plan(input: SyncInput, now: number): SyncPlan {
  const { connectivity, freshness, snapshots } = input
  const unsent = unsentIn(input)
  const isWorthTrying = connectivity.isOnline || now - connectivity.believedAt >= DOUBT_EVERY_MS
  const calls = isWorthTrying ? callsFor(unsent, input, now) : noCalls
  const believed = isWorthTrying ? { ...connectivity, believedAt: now } : connectivity
  const stale = unsent.filter(({ record }) => !isFresh(freshness, snapshots, record.courseId))
  const backoff = onlyFor(input.backoff, [
    ...unsent.map(({ record }) => lessonName(record)),
    ...stale.map(({ record }) => record.courseId),
  ])
  return {
    ...calls,
    nextWakeTime: unsent.length > 0 ? nextWakeTime(backoff, believed, now) : undefined,
    status: unsent.length > 0 ? statusOf(backoff, connectivity) : 'idle',
    backoff,
    isWorthTrying,
  }
}

/**
 * The reports to send when the page hides or the session ends, which may be the last chance. A report that is
 * already open is not sent again.
 */
export function planLeave(input: SyncInput, now: number): Unsent[] {
  const { backoff, freshness, snapshots, inFlight } = input
  if ([CONNECTION, WRITES].some((who) => isDelayedByServer(backoff, who, now))) return []
  return unsentIn(input)
    .filter(({ record }) => !inFlight.has(lessonName(record)))
    .filter(({ record, report }) => mayReport(freshness, snapshots, record.courseId, report))
    .slice(0, MOST_WHEN_LEAVING)
}

export function statusOf(backoff: Backoff, { isOnline, failure }: Connectivity): SyncStatus {
  if (!isOnline) return 'offline'
  return backoff.size > 0 ? failure : 'sending'
}

const unsentIn = ({ records }: SyncInput): Unsent[] =>
  records.flatMap((record) => {
    const report = reportOf(record)
    return report ? [{ record, report }] : []
  })

type Calls = Pick<SyncPlan, 'send' | 'ask'>

const noCalls: Calls = { send: [], ask: [] }

function callsFor(unsent: Unsent[], input: SyncInput, now: number): Calls {
  const { pendingWrites, snapshots, inFlight, asking, backoff, freshness } = input
  if (isWaiting(backoff, CONNECTION, now)) return noCalls
  const send: Unsent[] = []
  const ask = new Set<string>()
  for (const one of unsent) {
    const { record, report } = one
    const { courseId } = record
    const name = lessonName(record)
    if (inFlight.size + send.length >= SIDE_BY_SIDE) break
    if (!mayBeReported(pendingWrites, record) || isWaiting(backoff, name, now) || inFlight.has(name)) continue
    if (mayReport(freshness, snapshots, courseId, report)) {
      if (!isWaiting(backoff, WRITES, now)) send.push(one)
    } else if (!asking.has(courseId) && !isWaiting(backoff, courseId, now)) ask.add(courseId)
  }
  return { send, ask: [...ask] }
}

function nextWakeTime(backoff: Backoff, { isOnline, believedAt }: Connectivity, now: number) {
  const tryAt = nextTryAt(backoff, now)
  if (isOnline) return tryAt
  const doubtAt = believedAt + DOUBT_EVERY_MS
  // While the connection itself waits, a doubt could send nothing.
  if (tryAt !== undefined && isWaiting(backoff, CONNECTION, doubtAt)) return tryAt
  return Math.min(tryAt ?? doubtAt, doubtAt)
}

/** The leader's memory of its calls. */
export type SyncState = Pick<SyncInput, 'inFlight' | 'asking' | 'backoff' | 'freshness'> & {
  believedAt: number
  failure: 'offline' | 'server'
}

/**
 * The answer to a call. `code`: the status code, or why there is no valid answer; undefined if the server
 * accepted the call.
 */
export type Response = {
  code: number | string | undefined
  /** Seconds, if the server named them. */
  retryAfter?: number | undefined
  /** The original error, for developers. */
  cause?: unknown
}

/** `now`: milliseconds of one clock; `clock`: the logical clock; `chance`: 0 to 1. */
export type Instant = { now: number; clock: number; chance: number }

/** Failures that concern the connection, not one lesson. */
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

/**
 * The state after the answer to a lesson's report.
 * @param name `lessonName`
 */
export function afterReport(sync: SyncState, name: string, response: Response, at: Instant): SyncState {
  const answered = { ...sync, inFlight: without(sync.inFlight, name) }
  const outcome = outcomeOf(response.code)
  if (outcome === 'acknowledged' || outcome === 'refused') return succeeded(answered, name, WRITES)
  return failed(answered, name, response, at, WRITES)
}

/** The state after the answer to a question about a course. */
export function afterQuestion(sync: SyncState, courseId: string, response: Response, at: Instant): SyncState {
  const answered = { ...sync, asking: without(sync.asking, courseId) }
  if (response.code === undefined) return succeeded(answered, courseId)
  if (outcomeOf(response.code) === 'refused') return withFreshness(answered, 'refusedCourses', courseId)
  const after = failed(answered, courseId, response, at)
  return after.failure === 'server' ? withFreshness(after, 'failingCourses', courseId) : after
}

/** The browser is online again, so all waiting requests may go at once. */
export const afterReconnect = (sync: SyncState): SyncState => ({
  ...sync,
  backoff: withoutDelays(sync.backoff),
})

function succeeded(sync: SyncState, ...those: string[]): SyncState {
  return { ...sync, backoff: afterSuccess(sync.backoff, ...those, CONNECTION) }
}

/** @param more keys that wait as well if the connection failed */
function failed(sync: SyncState, who: string, response: Response, at: Instant, ...more: string[]): SyncState {
  const { code, retryAfter } = response
  const isOutage = code === 'offline' || code === 'timeout'
  const waiting = connectionFailures.includes(code) ? [CONNECTION, ...more] : [who]
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

function withFreshness(
  sync: SyncState,
  kind: 'refusedCourses' | 'failingCourses',
  courseId: string,
): SyncState {
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
