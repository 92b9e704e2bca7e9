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
 * Tabs of one learner share records that the device has, or why it could not store them, and the sync status.
 */
export type TabMessage = {
  userId: string
  records?: readonly LessonRecord[]
  trouble?: StorageFault | undefined
  line?: SyncStatus
}

/** The records that a closed page could not write into the record store. */
export type LeftJournal = { key: string; text: string; records: readonly LessonRecord[] }

export type DeviceContent = {
  records: LessonRecord[]
  courseSnapshots: CourseSnapshot[]
  /** Course id → the lesson that was open last. */
  lastLessons: Record<string, string>
}

/** One of all tabs of a learner leads: it alone sends. */
export type Election = {
  join: (candidate: { onElected: () => void; onDeposed: () => void }) => void
  /** This tab leads and has something to send: it starts the heartbeat. */
  beat: (announce: () => void) => void
  /** This tab leads and has nothing to send: it stops the heartbeat. */
  rest: () => void
  /** Another tab leads. @param hasUnsent there is something that it has to send */
  watchLeader: (hasUnsent: boolean) => void
  /** A heartbeat of the leader came. */
  leaderSpoke: () => void
  leave: () => void
}

/**
 * The ports of an outbox. Methods that take time return a `then` alone, so that a simulation can answer at
 * any time without a promise.
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
  /** Says to developers why something failed. */
  warn: (message: string, cause: unknown) => void
  /** The records of this device, which stores all of a batch or none. */
  store: {
    keep: (records: readonly LessonRecord[]) => PromiseLike<LessonRecord[]>
    read: (userId: string) => PromiseLike<DeviceContent>
    /** @param before milliseconds since 1970 */
    forget: (before: number, userId: string) => PromiseLike<void>
    close: () => void
  }
  /**
   * The unload journal: a closing page writes it, later pages read it. Each method returns whether it worked.
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
    /** Sends it under this user alone. */
    report: (
      report: Report,
      userId: string,
    ) => PromiseLike<Response & { progress?: EnrollmentProgress | undefined }>
    /** Asks how the course stands; the answer itself comes by `progressReceived`. */
    ask: (courseId: string) => PromiseLike<Response>
  }
}
