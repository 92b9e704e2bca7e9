import {
  isRecordOf,
  type LessonEvent,
  type LessonKey,
  type LessonRecord,
  lessonName,
} from '@/domain/learning/lessonRecord'
import { isFullyReported } from '@/domain/learning/serverSync'
import { afterStored, afterStoreFailed, batchWith, type PendingWrites } from '@/domain/learning/tabRecords'
import type { DeviceContent, LeftJournal, Ports, SyncStore, TabMessage } from './ports'
import { storageErrorOf } from './recordStoreError'
import { mayForget } from './recovery'
import { Sender } from './sender'
import {
  deviceRead,
  failedWritesAdopted,
  learnerCame,
  lessonEventRecorded,
  recordsReceived,
  type StorageFault,
  storageHealthChanged,
  syncStatusReceived,
  writeStarted,
  writesFailed,
  writesStored,
} from './slice'

const KEPT_DAYS = 30
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

/**
 * Stores a learner's events, shares them with her other tabs, and hands them to the sender. Each event goes
 * into the store at once, then into the record store, then to the server. The next start repeats what is
 * missing.
 */
export class Outbox {
  readonly userId: string
  private readonly store: SyncStore
  private readonly ports: Ports
  private readonly sender: Sender
  private isClosed = false
  /** Whether the device's records have been read. Until then there may be more to send. */
  private isRead = false
  /** The learner has deleted what is not sent yet: nothing more is written or sent. */
  private isDeleted = false
  /** Number of unfinished writes. */
  private writing = 0
  /** The pending writes of a closed outbox. The store may belong to another learner by then. */
  private left: PendingWrites = {}

  constructor(userId: string, store: SyncStore, ports: Ports) {
    this.userId = userId
    this.store = store
    this.ports = ports
    this.sender = new Sender(userId, store, ports, {
      write: (record) => {
        if (!this.isDeleted) void this.write(record)
      },
      announce: (line) => ports.channel.post({ userId, line }),
    })
  }

  begin() {
    const { tab, clock, store } = this.ports
    this.store.dispatch(learnerCame({ userId: this.userId, tab }))
    this.sender.start()
    this.recover({ adoptsUnwritten: true })
    // A failed deletion does no harm: an old record only stays longer.
    const forget = () => store.forget(clock.today() - KEPT_MS, this.userId).then(undefined, () => {})
    void this.readDevice().then(forget)
  }

  /**
   * Records an event.
   * @returns resolves when the device has stored it, or has failed to
   */
  recordEvent(key: LessonKey, event: LessonEvent): PromiseLike<void> | undefined {
    this.store.dispatch(lessonEventRecorded({ key, event, now: this.ports.clock.today() }))
    const record = this.knownOf(key)
    const mayWrite = !this.isDeleted && record && isRecordOf(key, this.userId)
    return mayWrite ? this.write(record) : undefined
  }

  /** The page hides, perhaps for good, or the session ends: writes the journal and sends at once. */
  leave() {
    this.leaveUnwritten()
    this.sender.leave()
    // The journal then also has the reports that have just been sent, marked as sent.
    this.leaveUnwritten()
  }

  /** The connection is back. */
  retry() {
    if (!this.isRead) void this.readDevice()
    this.sender.retry()
  }

  /** The server has answered with the progress of a course. */
  sync() {
    this.sender.pump()
  }

  /** Another tab has posted a message. */
  receive({ userId, records = [], trouble: fault, line, isDeleted }: TabMessage) {
    if (this.isClosed || userId !== this.userId) return
    if (isDeleted) return this.stopForGood()
    if (records.length > 0) this.store.dispatch(recordsReceived(records))
    if (fault) {
      this.store.dispatch(failedWritesAdopted(records))
      this.store.dispatch(storageHealthChanged(fault))
    }
    // If the other tab could not write a record, this tab writes it. If it could, this tab need not repeat
    // its own failed write.
    this.retryFailed(records)
    if (line) {
      this.store.dispatch(syncStatusReceived(line))
      this.ports.election.leaderSpoke()
    }
    this.sender.pump()
  }

  /**
   * The learner signs out and deletes what is not sent yet, from this device and its open tabs.
   * @returns whether the device has deleted it; if not, this tab goes on as before
   */
  async deleteWork(): Promise<boolean> {
    this.isDeleted = true
    try {
      await this.ports.store.forgetAll(this.userId)
    } catch (error) {
      // A storage that the browser forbids holds nothing.
      this.isDeleted = storageErrorOf(error).isUnavailable
      this.storageFailed(error)
      if (!this.isDeleted) return false
    }
    this.ports.channel.post({ userId: this.userId, isDeleted: true })
    this.stopForGood()
    const { journal } = this.ports
    for (const left of journal.readAll())
      if (left.records.some((record) => isRecordOf(record, this.userId))) journal.forget(left)
    return true
  }

  private stopForGood() {
    this.isDeleted = true
    this.sender.stop()
    this.ports.journal.clear()
  }

  /** Stores the journals that closed pages of all learners have left. */
  recover({ adoptsUnwritten = false } = {}) {
    for (const left of this.ports.journal.readAll()) {
      void this.ports.store.keep(left.records).then(
        (kept) => this.recovered(left, kept),
        (error) => {
          this.storageFailed(error)
          this.recovered(left, left.records, { fault: storageErrorOf(error).health, adoptsUnwritten })
        },
      )
    }
  }

  /**
   * The device can store records again, or has stored another tab's.
   * @param records the records of the other tab; all failed ones if omitted
   */
  retryFailed(records?: readonly LessonRecord[]) {
    if (this.isClosed || this.isDeleted) return
    if (!this.isRead && !records) void this.readDevice()
    const names = records?.map(lessonName)
    const failed = Object.values(this.pending()).filter(({ hasFailed }) => hasFailed)
    const one = failed.find(({ record }) => !names || names.includes(lessonName(record)))
    // One write repeats all failed writes.
    if (one) void this.write(this.knownOf(one.record) ?? one.record, { isAnnounced: true })
  }

  /**
   * Writes to the journal what the record store has no time or space for.
   * @returns whether the journal has it now
   */
  leaveUnwritten() {
    const records = Object.values(this.pending()).map(({ record }) => record)
    const unsafe = records.filter((record) => !isFullyReported(record))
    const { journal } = this.ports
    return unsafe.length > 0 && !this.isDeleted ? journal.write(unsafe) : journal.clear()
  }

  close() {
    this.sender.stop()
    this.leaveUnwritten()
    this.left = this.pending()
    this.isClosed = true
    if (this.writing === 0) this.end()
  }

  /** @param records of the journal, joined with the device's records if it has stored them */
  private recovered(
    left: LeftJournal,
    records: readonly LessonRecord[],
    { fault, adoptsUnwritten = false }: { fault?: StorageFault; adoptsUnwritten?: boolean } = {},
  ) {
    // After the close the store belongs to another session, which reads the device and the journals itself.
    if (!this.isClosed) this.store.dispatch(recordsReceived(records))
    if (fault && !this.isClosed) this.store.dispatch(failedWritesAdopted(records))
    if (mayForget(fault === undefined, () => adoptsUnwritten && this.adopts(records)))
      this.ports.journal.forget(left)
    // Only one tab reads a journal, so it shares the records with the learner's other tabs.
    for (const userId of new Set(records.map((record) => record.userId)))
      this.ports.channel.post({
        userId,
        records: records.filter((record) => isRecordOf(record, userId)),
        trouble: fault,
      })
    this.sender.pump()
  }

  private end() {
    this.ports.channel.leave()
    this.ports.store.close()
  }

  private pending() {
    return this.isClosed ? this.left : this.store.getState().learning.pendingWrites
  }

  private knownOf({ courseId, lessonId }: LessonKey) {
    return this.store.getState().learning.courses[courseId]?.[lessonId]
  }

  private readDevice() {
    return this.ports.store.read(this.userId).then(
      (content) => this.read(true, content),
      (error) => {
        this.storageFailed(error)
        this.read(storageErrorOf(error).isUnavailable)
      },
    )
  }

  private read(isWhole: boolean, content?: DeviceContent) {
    if (this.isClosed || this.isRead) return
    this.isRead = content !== undefined
    const held = content ?? { records: [], courseSnapshots: [], lastLessons: {} }
    this.store.dispatch(deviceRead({ userId: this.userId, ...held, isWhole }))
    this.sender.pump()
  }

  /**
   * If the device stores nothing, this tab's journal takes over the records of another journal. Otherwise
   * each closed page would leave one more.
   */
  private adopts(records: readonly LessonRecord[]) {
    return (
      !this.isClosed && records.every((record) => isRecordOf(record, this.userId)) && this.leaveUnwritten()
    )
  }

  /**
   * Writes the record, together with those that the device could not store before, then lets the sender send.
   * @param isAnnounced the other tabs know that the device could not store it
   */
  private write(record: LessonRecord, { isAnnounced = false } = {}) {
    this.store.dispatch(writeStarted(record))
    const batch = batchWith(this.pending(), record)
    this.writing += 1
    return this.ports.store
      .keep(batch)
      .then(
        (kept) => this.stored(batch, kept),
        (error) => this.storeFailed(batch, record, error, isAnnounced),
      )
      .then(() => this.written())
  }

  private stored(batch: LessonRecord[], kept: LessonRecord[]) {
    if (this.isClosed) this.left = afterStored(this.left, batch)
    else this.store.dispatch(writesStored({ batch, kept }))
    if (Object.keys(this.pending()).length === 0) this.ports.journal.clear()
    if (!this.isClosed && this.store.getState().learning.storage !== 'well')
      this.store.dispatch(storageHealthChanged('well'))
    this.ports.channel.post({ userId: this.userId, records: kept })
    if (!this.isRead && !this.isClosed) void this.readDevice()
  }

  private storeFailed(batch: LessonRecord[], record: LessonRecord, error: unknown, isAnnounced: boolean) {
    if (this.isClosed) this.left = afterStoreFailed(this.left, batch)
    else this.store.dispatch(writesFailed(batch))
    const { health: fault } = storageErrorOf(error)
    // Only the tab that made the record warns the other tabs, once.
    if (!isAnnounced) this.ports.channel.post({ userId: this.userId, records: [record], trouble: fault })
    this.storageFailed(error)
  }

  private written() {
    this.writing -= 1
    this.sender.pump()
    if (this.isClosed && this.writing === 0) this.end()
  }

  private storageFailed(error: unknown) {
    const { health } = storageErrorOf(error)
    if (this.isClosed || this.store.getState().learning.storage === health) return
    this.ports.warn('This device cannot keep what is learned.', error)
    this.store.dispatch(storageHealthChanged(health))
  }
}
