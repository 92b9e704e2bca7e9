import { type LessonRecord, lessonName } from '@/domain/learning/lessonRecord'
import { outcomeOf, type Report, reportOf } from '@/domain/learning/serverSync'
import {
  afterAsk,
  afterQuestion,
  afterReconnect,
  afterReport,
  afterSend,
  type Instant,
  initialSyncState,
  plan,
  planLeave,
  type Response,
  type SyncInput,
  type SyncPlan,
  type SyncState,
  type SyncStatus,
  statusOf,
} from '@/domain/learning/syncPlan'
import { allRecords } from '@/domain/learning/tabRecords'
import type { Ports, SyncStore } from './ports'
import { selectMaySend } from './selectors'
import { reportResponded, reportSent, syncStatusReceived } from './slice'

type SenderEffects = {
  /** Stores a record after it was sent or answered, so that the device remembers it. */
  write: (record: LessonRecord) => void
  /** Broadcasts the sync status to the other tabs. */
  announce: (status: SyncStatus) => void
}

/** Executes the sync plan of one learner: it sends what the server does not have. Only the leader sends. */
export class Sender {
  private readonly userId: string
  private readonly store: SyncStore
  private readonly ports: Ports
  private readonly effects: SenderEffects
  private sync: SyncState
  private isLeader = false
  private isStopped = false
  private cancelWake = () => {}

  constructor(userId: string, store: SyncStore, ports: Ports, effects: SenderEffects) {
    this.userId = userId
    this.store = store
    this.ports = ports
    this.effects = effects
    this.sync = initialSyncState(ports.clock.now())
  }

  /** Joins the election. */
  start() {
    this.ports.election.join({
      onElected: () => {
        this.isLeader = true
        this.pump()
      },
      onDeposed: () => {
        this.isLeader = false
        this.cancelWake()
      },
    })
  }

  /** Sends everything that may be sent now. */
  pump() {
    this.cancelWake()
    if (!this.isOwn()) return
    if (!this.isLeader) return this.ports.election.watchLeader(this.hasUnsent())
    const now = this.ports.clock.now()
    const planned = plan(this.input(), now)
    const believedAt = planned.isWorthTrying ? now : this.sync.believedAt
    this.sync = { ...this.sync, backoff: planned.backoff, believedAt }
    for (const { record, report } of planned.send) this.send(record, report)
    for (const courseId of planned.ask) this.ask(courseId)
    this.announceAndSchedule(planned, now)
  }

  /** The page hides, or the session ends: this may be the last chance to send. */
  leave() {
    if (!this.isLeader || !this.isOwn()) return
    for (const { record, report } of planLeave(this.input(), this.ports.clock.now()))
      this.send(record, report)
  }

  /** The connection is back. */
  retry() {
    this.sync = afterReconnect(this.sync)
    this.pump()
  }

  stop() {
    this.cancelWake()
    this.isStopped = true
    this.ports.election.leave()
  }

  private isOwn() {
    return selectMaySend(this.store.getState(), this.userId, this.isStopped)
  }

  private hasUnsent() {
    const { courses } = this.store.getState().learning
    return allRecords(courses).some((record) => reportOf(record) !== undefined)
  }

  private input(): SyncInput {
    const { courses, pendingWrites, snapshots } = this.store.getState().learning
    return {
      ...this.sync,
      records: allRecords(courses),
      pendingWrites,
      snapshots,
      connectivity: this.connectivity(),
    }
  }

  private connectivity() {
    const { believedAt, failure } = this.sync
    return { isOnline: this.ports.isOnline(), believedAt, failure }
  }

  private send(record: LessonRecord, report: Report) {
    const { courseId, lessonId } = record
    const key = { userId: this.userId, courseId, lessonId }
    this.sync = afterSend(this.sync, lessonName(record))
    this.store.dispatch(reportSent({ key, report }))
    const requestedAt = this.store.getState().learning.clock
    this.writeIfNew(record)
    void this.ports.server.report(report, this.userId).then(({ progress, ...response }) => {
      if (this.isStopped) return
      const { attempt } = record
      const { code } = response
      this.store.dispatch(reportResponded({ key, report, attempt, code, requestedAt, progress }))
      if (outcomeOf(code) === 'refused')
        this.ports.warn('The server does not accept what was learned.', response.cause)
      // The lesson stays in flight until the next line, so that the answer can start other reports first.
      if (progress) this.pump()
      this.sync = afterReport(this.sync, lessonName(record), response, this.instant())
      this.writeIfNew(record)
      this.pump()
    })
  }

  /**
   * Writes the record of a lesson if it has changed.
   * @param known the record before the change
   */
  private writeIfNew(known: LessonRecord) {
    const record = this.store.getState().learning.courses[known.courseId]?.[known.lessonId]
    if (record && record !== known) this.effects.write(record)
  }

  private ask(courseId: string) {
    this.sync = afterAsk(this.sync, courseId)
    void this.ports.server.ask(courseId).then((response: Response) => {
      if (this.isStopped) return
      this.sync = afterQuestion(this.sync, courseId, response, this.instant())
      this.pump()
    })
  }

  private instant(): Instant {
    const { clock } = this.store.getState().learning
    return { now: this.ports.clock.now(), clock, chance: Math.random() }
  }

  /** Announces the sync status, and plans again at the next wake time. */
  private announceAndSchedule({ status, nextWakeTime }: SyncPlan, now: number) {
    this.announceNew(status)
    const { clock, election } = this.ports
    if (status === 'idle') return election.rest()
    election.beat(() => this.effects.announce(statusOf(this.sync.backoff, this.connectivity())))
    if (nextWakeTime !== undefined) this.cancelWake = clock.wakeIn(nextWakeTime - now, () => this.pump())
  }

  private announceNew(status: SyncStatus) {
    if (this.store.getState().learning.syncStatus === status) return
    this.store.dispatch(syncStatusReceived(status))
    this.effects.announce(status)
  }
}
