import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { EnrollmentProgress } from '@/api/types'
import type { CourseSnapshot } from '@/domain/learning/courseSnapshot'
import {
  type LessonEvent,
  type LessonKey,
  type LessonRecord,
  lessonName,
} from '@/domain/learning/lessonRecord'
import { type Report, reportOf } from '@/domain/learning/serverSync'
import type { SyncStatus } from '@/domain/learning/syncPlan'
import {
  afterEvent,
  afterQuestion,
  afterRecords,
  afterReportSent,
  afterResponse,
  afterSnapshot,
  afterStored,
  afterStoreFailed,
  nothingKnown,
  type PendingWrites,
  type ReportResponse,
  recordOf,
  type TabRecords,
  withFailedWrite,
  withWrite,
} from '@/domain/learning/tabRecords'

/** Whether this device can store records, or why it cannot. */
export type StorageHealth = 'well' | StorageFault

export type StorageFault = 'full' | 'forbidden'

export type LearningState = TabRecords & {
  /** The device's records have been read, or cannot be read. */
  isRead: boolean
  /** All records of the device have been read. */
  isWhole: boolean
  /** Course id → the server's last answer, as far as it matters for the learner's progress. */
  courseSnapshots: Record<string, CourseSnapshot>
  /** Course id → whether its content is a copy of this device, because no answer came. */
  isCourseOld: Record<string, boolean>
  /** The list of the learner's courses is a copy of this device, because no answer came. */
  isListOld: boolean
  storage: StorageHealth
  syncStatus: SyncStatus
  /**
   * A report has waited for the connection, the server or an earlier page, and not all are answered since.
   */
  hasWaited: boolean
}

const initialState: LearningState = {
  ...nothingKnown,
  isRead: false,
  isWhole: false,
  courseSnapshots: {},
  isCourseOld: {},
  isListOld: false,
  storage: 'well',
  syncStatus: 'idle',
  hasWaited: false,
}

export const learningSlice = createSlice({
  name: 'learning',
  initialState,
  reducers: {
    learnerCame(_state, { payload }: PayloadAction<{ userId: string; tab: string }>) {
      return { ...initialState, ...payload }
    },
    learnerLeft: () => initialState,
    /** This learner's records have been read from the device, or cannot be read. */
    deviceRead(draft, { payload }: PayloadAction<DeviceContent>) {
      const state = plain(draft)
      if (payload.userId !== state.userId) return state
      const kept = Object.fromEntries(
        payload.courseSnapshots.map((snapshot) => [snapshot.courseId, snapshot]),
      )
      return {
        ...afterRecords(state, payload.records),
        courseSnapshots: { ...kept, ...state.courseSnapshots },
        isRead: true,
        isWhole: payload.isWhole,
        hasWaited: state.hasWaited || payload.records.some((record) => reportOf(record) !== undefined),
      }
    },
    /** The device or another tab sent records. */
    recordsReceived: (draft, { payload }: PayloadAction<readonly LessonRecord[]>) =>
      afterRecords(plain(draft), payload),
    lessonEventRecorded: {
      prepare: ({ now = Date.now(), ...payload }: { key: LessonKey; event: LessonEvent; now?: number }) => ({
        payload,
        meta: { now },
      }),
      reducer: (draft, { payload, meta }: RecordedAction) =>
        afterEvent(plain(draft), { ...payload, ...meta }),
    },
    /** The device starts to store the record. */
    writeStarted(draft, { payload: record }: PayloadAction<LessonRecord>) {
      const state = plain(draft)
      const isKnown = state.pendingWrites[lessonName(record)]?.record === record
      return isKnown ? state : withPending(state, withWrite(state.pendingWrites, record))
    },
    /** The device has stored the batch. `kept`: its records of these lessons, joined with the batch. */
    writesStored(draft, { payload: { batch, kept } }: PayloadAction<Stored>) {
      const state = plain(draft)
      return afterRecords(withPending(state, afterStored(state.pendingWrites, batch)), kept)
    },
    writesFailed(draft, { payload: batch }: PayloadAction<readonly LessonRecord[]>) {
      const state = plain(draft)
      return withPending(state, afterStoreFailed(state.pendingWrites, batch))
    },
    /** Another page could not write these records, so this tab will. */
    failedWritesAdopted(draft, { payload }: PayloadAction<readonly LessonRecord[]>) {
      const state = plain(draft)
      const known = payload.map((record) => recordOf(state, record)).filter((record) => record !== undefined)
      return withPending(state, known.reduce(withFailedWrite, state.pendingWrites))
    },
    reportSent: (draft, { payload: { key, report } }: PayloadAction<SentReport>) =>
      afterReportSent(plain(draft), key, report),
    /** The server has answered a report, or no answer came. */
    reportResponded: (draft, { payload }: PayloadAction<ReportResponse>) =>
      afterResponse(plain(draft), payload),
    /** A query for the progress of a course starts. */
    progressAsked(draft, { payload: callId }: PayloadAction<string>) {
      const state = afterQuestion(plain(draft))
      if (state.userId === null) return state
      return { ...state, requestedAt: { ...state.requestedAt, [callId]: state.clock } }
    },
    /** The server has answered with the progress of a course. */
    progressReceived(draft, { payload: { callId, courseId, progress } }: PayloadAction<Received>) {
      const state = plain(draft)
      const requestedAt = state.requestedAt[callId]
      if (requestedAt === undefined) return state
      return withoutCall(afterSnapshot(state, courseId, { progress, requestedAt }), callId)
    },
    progressFailed: (draft, { payload: callId }: PayloadAction<string>) => withoutCall(plain(draft), callId),
    /** The learner sends refused events again. */
    deadLettersRetried() {},
    /** The learner drops refused events. */
    deadLettersDismissed() {},
    courseSnapshotReceived(state, { payload }: PayloadAction<CourseSnapshot>) {
      if (payload.userId === state.userId) state.courseSnapshots[payload.courseId] = payload
    },
    courseContentReceived(state, { payload }: PayloadAction<{ courseId: string; isOld: boolean }>) {
      state.isCourseOld[payload.courseId] = payload.isOld
    },
    courseListReceived(state, { payload }: PayloadAction<{ isOld: boolean }>) {
      state.isListOld = payload.isOld
    },
    storageHealthChanged(state, { payload }: PayloadAction<StorageHealth>) {
      state.storage = payload
    },
    syncStatusReceived(state, { payload }: PayloadAction<SyncStatus>) {
      state.syncStatus = payload
      if (payload !== 'sending') state.hasWaited = payload !== 'idle'
    },
  },
})

type DeviceContent = {
  userId: string
  records: LessonRecord[]
  courseSnapshots: CourseSnapshot[]
  /** Course id → the lesson that was opened last. */
  lastLessons?: Record<string, string>
  /** False if the device could not be read. */
  isWhole: boolean
}

type RecordedAction = PayloadAction<{ key: LessonKey; event: LessonEvent }, string, { now: number }>

type Stored = { batch: readonly LessonRecord[]; kept: readonly LessonRecord[] }

type SentReport = { key: LessonKey; report: Report }

type Received = { callId: string; courseId: string; progress: EnrollmentProgress }

/**
 * The plain state instead of a draft. Records are replaced, never changed, and reading thousands of them
 * through drafts is slow.
 */
const plain = (draft: LearningState): LearningState => original(draft) ?? draft

function withPending(state: LearningState, pendingWrites: PendingWrites): LearningState {
  return { ...state, pendingWrites }
}

function withoutCall(state: LearningState, callId: string): LearningState {
  if (!Object.hasOwn(state.requestedAt, callId)) return state
  const { [callId]: _, ...requestedAt } = state.requestedAt
  return { ...state, requestedAt }
}

export const {
  learnerCame,
  learnerLeft,
  deviceRead,
  recordsReceived,
  lessonEventRecorded,
  writeStarted,
  writesStored,
  writesFailed,
  failedWritesAdopted,
  reportSent,
  reportResponded,
  progressAsked,
  progressReceived,
  progressFailed,
  deadLettersRetried,
  deadLettersDismissed,
  courseSnapshotReceived,
  courseContentReceived,
  courseListReceived,
  storageHealthChanged,
  syncStatusReceived,
} = learningSlice.actions
