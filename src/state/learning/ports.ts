import type { UnknownAction } from '@reduxjs/toolkit'
import type { EnrollmentProgress } from '@/api/types'
import type { CourseSnapshot } from '@/domain/learning/courseSnapshot'
import type { LessonRecord } from '@/domain/learning/lessonRecord'
import type { Report } from '@/domain/learning/serverSync'
import type { Response, SyncStatus } from '@/domain/learning/syncPlan'
import type { RootState } from '../reducer'
import type { LearningState, StorageFault } from './slice'

/** The part of the store that the outbox uses. */
export type SyncStore = {
  dispatch: (action: UnknownAction) => unknown
  getState: () => { learning: LearningState; session: Pick<RootState['session'], 'record'> }
}

/**
 * The tabs of one learner share the records that the device has, the reason why it could not store some, and
 * the sync status.
 */
export type TabMessage = {
  userId: string
  records?: readonly LessonRecord[]
  trouble?: StorageFault | undefined
  /** The old name stays: another tab may run an older release. */
  line?: SyncStatus
  /** The learner signs out and deletes what is not sent yet. */
  isDeleted?: boolean
}

/** The records that a closed page could not write to the record store. */
export type LeftJournal = { key: string; text: string; records: readonly LessonRecord[] }

export type DeviceContent = {
  records: LessonRecord[]
  courseSnapshots: CourseSnapshot[]
  /** Course id → the lesson that was opened last. */
  lastLessons: Record<string, string>
}

/** One tab of a learner is the leader. Only the leader sends. */
export type Election = {
  join: (candidate: { onElected: () => void; onDeposed: () => void }) => void
  /** This tab is the leader and has something to send: starts the heartbeat. */
  beat: (announce: () => void) => void
  /** This tab is the leader and has nothing to send: stops the heartbeat. */
  rest: () => void
  /**
   * Waits for the heartbeat of the leader, which is another tab.
   * @param hasUnsent whether this tab has something that the leader should send
   */
  watchLeader: (hasUnsent: boolean) => void
  /** The leader's heartbeat arrived. */
  leaderSpoke: () => void
  leave: () => void
}

/**
 * The ports of an outbox. Methods that take time return only a `then`, so that a simulation can answer at any
 * time without a promise.
 */
export type Ports = {
  /** This tab's name in the logical clock. */
  tab: string
  clock: {
    /** Milliseconds of a monotonic clock. */
    now: () => number
    /** Milliseconds since 1970. */
    today: () => number
    /** @returns a function that cancels it */
    wakeIn: (milliseconds: number, wake: () => void) => () => void
  }
  isOnline: () => boolean
  /** Logs a failure for developers. */
  warn: (message: string, cause: unknown) => void
  /** The records of this device. It stores all records of a batch or none. */
  store: {
    keep: (records: readonly LessonRecord[]) => PromiseLike<LessonRecord[]>
    read: (userId: string) => PromiseLike<DeviceContent>
    /** @param before milliseconds since 1970 */
    forget: (before: number, userId: string) => PromiseLike<void>
    /** Removes all that is stored of this learner. */
    forgetAll: (userId: string) => PromiseLike<void>
    close: () => void
  }
  /**
   * The unload journal. A closing page writes it, and later pages read it. `write` and `clear` return whether
   * they succeeded.
   */
  journal: {
    write: (records: readonly LessonRecord[]) => boolean
    clear: () => boolean
    readAll: () => LeftJournal[]
    forget: (left: LeftJournal) => void
  }
  channel: { post: (message: TabMessage) => void; leave: () => void }
  election: Election
  server: {
    /** Sends the report only if this user is signed in. */
    report: (
      report: Report,
      userId: string,
    ) => PromiseLike<Response & { progress?: EnrollmentProgress | undefined }>
    /** Asks for the progress of the course. The answer itself arrives by `progressReceived`. */
    ask: (courseId: string) => PromiseLike<Response>
  }
}
