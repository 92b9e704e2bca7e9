import { type Backoff, CONNECTION, isHeldBack, isWaiting, nextTryAt, onlyFor, WRITES } from './backoff'
import { type Freshness, isFresh, mayReport, type Snapshots } from './freshness'
import { type LessonRecord, lessonName } from './lessonRecord'
import { mayBeReported, type PendingWrites } from './pendingWrites'
import { type Report, reportOf } from './serverSync'

/** Requests at the same time; of one lesson never more than one. */
const SIDE_BY_SIDE = 6

/** Requests that may outlive their page carry 64 KiB together, says the browser. */
const MOST_WHEN_LEAVING = 50

/** A browser may say that it is offline and be wrong: after this time it is not believed. */
const DOUBT_EVERY_MS = 60_000

/** How the way to the server stands: nothing to send, on its way, or waiting and for what. */
export type SyncStatus = 'idle' | 'sending' | 'offline' | 'server'

export type Connectivity = {
  /** The browser's own word. */
  isOnline: boolean
  /** When the browser last said that it is online, or was last doubted. */
  believedAt: number
  /** What the last failure was about. */
  failure: 'offline' | 'server'
}

/** All that decides what is sent when. */
export type SyncInput = {
  records: readonly LessonRecord[]
  pendingWrites: PendingWrites
  snapshots: Snapshots
  /** Lessons (`lessonName`) whose report is on its way. */
  inFlight: ReadonlySet<string>
  /** Courses whose progress the server is being asked for. */
  asking: ReadonlySet<string>
  backoff: Backoff
  freshness: Freshness
  connectivity: Connectivity
}

export type Unsent = { record: LessonRecord; report: Report }

export type SyncPlan = {
  send: Unsent[]
  /** Courses whose progress the server is asked for. */
  ask: string[]
  /** When to plan again, if nothing happens before. */
  wakeAt: number | undefined
  status: SyncStatus
  /** The waits that still serve a purpose. */
  backoff: Backoff
  /** The server is within reach as far as anybody knows, or it is time to doubt that it is not. */
  isWorthTrying: boolean
}

/** @param now milliseconds of the clock of `backoff` and `connectivity` */
export function plan(input: SyncInput, now: number): SyncPlan {
  const { connectivity, freshness, snapshots } = input
  const unsent = unsentIn(input)
  const isWorthTrying = connectivity.isOnline || now - connectivity.believedAt >= DOUBT_EVERY_MS
  const calls = isWorthTrying ? callsFor(unsent, input, now) : noCalls
  const stale = unsent.filter(({ record }) => !isFresh(freshness, snapshots, record.courseId))
  const backoff = onlyFor(input.backoff, [
    ...unsent.map(({ record }) => lessonName(record)),
    ...stale.map(({ record }) => record.courseId),
  ])
  return {
    ...calls,
    wakeAt: unsent.length > 0 ? wakeAt(backoff, connectivity, now) : undefined,
    status: unsent.length > 0 ? statusOf(backoff, connectivity) : 'idle',
    backoff,
    isWorthTrying,
  }
}

/** The page hides, or the session ends: there may be no later. A report that hangs is not sent twice. */
export function planLeave(input: SyncInput, now: number): Unsent[] {
  const { backoff, freshness, snapshots, inFlight } = input
  if ([CONNECTION, WRITES].some((who) => isHeldBack(backoff, who, now))) return []
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

function wakeAt(backoff: Backoff, { isOnline }: Connectivity, now: number) {
  return nextTryAt(backoff, now) ?? (isOnline ? undefined : now + DOUBT_EVERY_MS)
}
