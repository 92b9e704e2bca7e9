import type { EnrollmentProgress } from '@/api/types'
import {
  type Done,
  doneIn,
  emptyRecord,
  isLater,
  isRecordOf,
  joinRecords,
  type LessonEvent,
  type LessonKey,
  type LessonRecord,
  latestCount,
  lessonName,
  withEvent,
} from './lessonRecord'
import {
  isAnswered,
  outcomeOf,
  type Report,
  withAcknowledged,
  withAnswered,
  withRefused,
  withSent,
  withServerState,
} from './serverSync'

/**
 * The server's answer about a course. `requestedAt`: the logical clock at the request. The answer contains
 * nothing later.
 */
export type ServerSnapshot = { progress: EnrollmentProgress; requestedAt: number }

/** The records of one learner in one tab. */
export type TabRecords = {
  /** The learner; null while no user is signed in. */
  userId: string | null
  /** This tab's name in the logical clock. */
  tab: string
  /** The highest count of the logical clock that this tab has seen. */
  clock: number
  /** Course id → lesson id → record. */
  courses: Record<string, Record<string, LessonRecord>>
  /** Records that the device has not stored yet. */
  pendingWrites: PendingWrites
  /** Course id → the server's newest answer about it. */
  snapshots: Record<string, ServerSnapshot>
  /** Request id → the logical clock at the request. */
  requestedAt: Record<string, number>
  /**
   * Lesson (`lessonName`) → the logical clock when this tab last learned that the server has acknowledged a
   * position.
   */
  acknowledgedAt: Record<string, number>
}

export const nothingKnown: TabRecords = {
  userId: null,
  tab: '',
  clock: 0,
  courses: {},
  pendingWrites: {},
  snapshots: {},
  requestedAt: {},
  acknowledgedAt: {},
}

/** An event with its lesson. `now`: milliseconds since 1970. */
export type RecordedEvent = { key: LessonKey; event: LessonEvent; now: number }

/** The answer to a report. `code`: see `Response`; `attempt`: of the record when the report was sent. */
export type ReportResponse = {
  key: LessonKey
  report: Report
  attempt: number
  code: number | string | undefined
  /** The logical clock when the report was sent. */
  requestedAt: number
  /** The progress of the course, if the answer contains it. */
  progress?: EnrollmentProgress | undefined
}

export const snapshotOf = ({ snapshots }: Pick<TabRecords, 'snapshots'>, courseId: string) =>
  own(snapshots, courseId)

export function recordOf({ userId, courses }: TabRecords, key: LessonKey): LessonRecord | undefined {
  const lessons = isRecordOf(key, userId) ? own(courses, key.courseId) : undefined
  return lessons && own(lessons, key.lessonId)
}

export const allRecords = (courses: TabRecords['courses']) =>
  Object.values(courses).flatMap((lessons) => Object.values(lessons))

/**
 * A learner relies on these events as soon as she sees them, so they show only after the device has stored
 * them. Positions, pages and openings show at once.
 */
const promising: LessonEvent['kind'][] = ['chosen', 'completed', 'quiz', 'triedAgain']

export function afterEvent<State extends TabRecords>(
  state: State,
  { key, event, now }: RecordedEvent,
): State {
  if (!isRecordOf(key, state.userId)) return state
  const known = recordOf(state, key) ?? withSnapshot(state, emptyRecord(key))
  const count = state.clock + 1
  const recorded = withRecords({ ...state, clock: count }, [
    withEvent(known, event, { count, tab: state.tab }, now),
  ])
  const record = recordOf(recorded, key)
  if (!record) return recorded
  const shownBefore = promising.includes(event.kind) ? doneIn(known) : undefined
  return { ...recorded, pendingWrites: withWrite(recorded.pendingWrites, record, shownBefore) }
}

/** Joins records that the device or another tab has sent. */
export function afterRecords<State extends TabRecords>(
  state: State,
  records: readonly LessonRecord[],
): State {
  const changes = records.filter((record) => recordOf(state, record) !== record)
  return joined(state, changes, (record, held) =>
    held ? joinRecords(held, record) : withSnapshot(state, record),
  )
}

/** A report is sent. */
export function afterReportSent<State extends TabRecords>(
  state: State,
  key: LessonKey,
  report: Report,
): State {
  const record = recordOf(state, key)
  return afterQuestion(record ? changed(state, record, withSent(record, report)) : state)
}

/** A query starts. Its answer contains nothing that is recorded later. */
export const afterQuestion = <State extends TabRecords>(state: State): State => ({
  ...state,
  clock: state.clock + 1,
})

export function afterResponse<State extends TabRecords>(state: State, response: ReportResponse): State {
  const { key, report, attempt, code, requestedAt, progress } = response
  if (!isRecordOf(key, state.userId)) return state
  const served = progress ? afterSnapshot(state, key.courseId, { progress, requestedAt }) : state
  const record = recordOf(served, key)
  if (!record) return served
  const outcome = outcomeOf(code)
  if (outcome === 'acknowledged') return joined(served, [record], () => withAcknowledged(record, report))
  if (outcome === 'refused')
    return changed(served, record, withRefused(record, report, attempt, Number(code)))
  // Without an answer the server may still take the report later.
  return isAnswered(code) ? changed(served, record, withAnswered(record, report)) : served
}

/** Joins the server's state with the records of this device. */
export function afterSnapshot<State extends TabRecords>(
  state: State,
  courseId: string,
  snapshot: ServerSnapshot,
): State {
  const { userId } = state
  if (userId === null) return state
  const { progress, requestedAt } = snapshot
  const changes = new Map<string, LessonRecord>()
  for (const served of progress.chapters.flatMap(({ lessons }) => lessons)) {
    const key = { userId, courseId, lessonId: served.lessonId }
    const known = changes.get(served.lessonId) ?? recordOf(state, key)
    if (!known) continue
    const isOutdated = (state.acknowledgedAt[lessonName(key)] ?? 0) >= requestedAt
    const record = withServerState(known, served, { requestedAt, isOutdated })
    if (record !== known) changes.set(served.lessonId, record)
  }
  const isNewest = (snapshotOf(state, courseId)?.requestedAt ?? 0) <= requestedAt
  const snapshots = isNewest ? { ...state.snapshots, [courseId]: snapshot } : state.snapshots
  return withRecords({ ...state, snapshots }, [...changes.values()])
}

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** The server's last answer applies to a new record, too. */
function withSnapshot(state: TabRecords, record: LessonRecord) {
  const snapshot = snapshotOf(state, record.courseId)
  const served = snapshot?.progress.chapters
    .flatMap(({ lessons }) => lessons)
    .find(({ lessonId }) => lessonId === record.lessonId)
  if (!snapshot || !served) return record
  return withServerState(record, served, {
    requestedAt: snapshot.requestedAt,
    isOutdated: !!record.saved.position,
  })
}

/**
 * The records joined with others. It also notes which positions the server has acknowledged, because a
 * running query may return an older one.
 */
function joined<State extends TabRecords>(
  state: State,
  records: readonly LessonRecord[],
  join: (record: LessonRecord, held: LessonRecord | undefined) => LessonRecord,
): State {
  const changes = new Map<string, LessonRecord>()
  const acknowledged: string[] = []
  for (const record of records) {
    if (!isRecordOf(record, state.userId)) continue
    const name = lessonName(record)
    const held = changes.get(name) ?? recordOf(state, record)
    const next = join(record, held)
    if (next !== held) changes.set(name, next)
    if (isLater(next.saved.position, held?.saved.position)) acknowledged.push(name)
  }
  const known = withRecords(state, [...changes.values()])
  if (acknowledged.length === 0) return known
  const times = Object.fromEntries(acknowledged.map((name) => [name, known.clock]))
  return { ...known, acknowledgedAt: { ...known.acknowledgedAt, ...times } }
}

/** An unchanged record leaves the same state object. */
function changed<State extends TabRecords>(state: State, held: LessonRecord, record: LessonRecord): State {
  return record === held ? state : withRecords(state, [record])
}

function withRecords<State extends TabRecords>(state: State, records: readonly LessonRecord[]): State {
  if (records.length === 0) return state
  const courses = { ...state.courses }
  // Ids come from a server, and `__proto__` as a key would change the object's prototype.
  for (const record of records.filter(
    ({ courseId, lessonId }) => ![courseId, lessonId].includes('__proto__'),
  )) {
    const { courseId, lessonId } = record
    if (own(courses, courseId) === own(state.courses, courseId))
      courses[courseId] = { ...own(courses, courseId) }
    const lessons = courses[courseId]
    if (lessons) lessons[lessonId] = record
  }
  return { ...state, courses, clock: Math.max(state.clock, ...records.map(latestCount)) }
}

/** A record that the device has not stored yet. */
export type PendingWrite = {
  record: LessonRecord
  /** The device has failed to store it. */
  hasFailed: boolean
  /**
   * The parts that counted as done before the event. The screen shows them until the device has stored the
   * record, or has failed to.
   */
  shownBefore?: Done | undefined
}

/** Lesson (`lessonName`) → its newest unfinished write. */
export type PendingWrites = Readonly<Record<string, PendingWrite>>

/** The record that the device stores: the new one joined with the stored one. */
export const keptRecord = (held: LessonRecord | undefined, record: LessonRecord) =>
  held ? joinRecords(held, record) : record

/** Adds a write of the record. It replaces an older write of the same lesson. */
export function withWrite(pending: PendingWrites, record: LessonRecord, shownBefore?: Done): PendingWrites {
  const name = lessonName(record)
  const held = pending[name]
  const write = {
    record,
    hasFailed: held?.hasFailed ?? false,
    shownBefore: held?.shownBefore ?? shownBefore,
  }
  return { ...pending, [name]: write }
}

/** Another page or tab has failed to write the record. */
export const withFailedWrite = (pending: PendingWrites, record: LessonRecord): PendingWrites => ({
  ...pending,
  [lessonName(record)]: { ...pending[lessonName(record)], record, hasFailed: true },
})

/** The records to write with this one: all failed writes are repeated. */
export function batchWith(pending: PendingWrites, record: LessonRecord): LessonRecord[] {
  return Object.values(pending)
    .filter((write) => write.hasFailed || write.record === record)
    .map((write) => write.record)
}

/** The device has stored the batch. A record that changed meanwhile is still to be written. */
export function afterStored(pending: PendingWrites, batch: readonly LessonRecord[]): PendingWrites {
  return withChanged(pending, batch, (write, record) => {
    if (write.record === record) return undefined
    return write.hasFailed ? shown(write) : write
  })
}

/** The device did not store the batch. A record that changed meanwhile counts as failed, too. */
export function afterStoreFailed(pending: PendingWrites, batch: readonly LessonRecord[]): PendingWrites {
  return withChanged(pending, batch, (write) => ({ ...shown(write), hasFailed: true }))
}

/** Whether a record may be sent: the device has stored it, or cannot store it. */
export const mayBeReported = (pending: PendingWrites, record: LessonRecord) =>
  pending[lessonName(record)]?.hasFailed ?? true

/** Whether the device failed to store chosen options, which the client never sends before a submit. */
export const hasUnsafeDraft = ({ record: { draft, quiz }, hasFailed }: PendingWrite) =>
  hasFailed && Object.keys(draft).length > 0 && !quiz

const shown = ({ shownBefore: _, ...write }: PendingWrite): PendingWrite => write

function withChanged(
  pending: PendingWrites,
  batch: readonly LessonRecord[],
  change: (write: PendingWrite, record: LessonRecord) => PendingWrite | undefined,
): PendingWrites {
  const next: Record<string, PendingWrite> = { ...pending }
  for (const record of batch) {
    const name = lessonName(record)
    const write = next[name] && change(next[name], record)
    if (write) next[name] = write
    else delete next[name]
  }
  return next
}
