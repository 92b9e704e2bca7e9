import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { shownPercent, wholePercent } from '@/domain/course/course'
import { snapshotPercent } from '@/domain/learning/courseSnapshot'
import type { CourseRecords } from '@/domain/learning/learnerCourse'
import { isCompletionUnsent, isInDeadLetters, refusedNow, withDone } from '@/domain/learning/lessonRecord'
import { reportOf } from '@/domain/learning/serverSync'
import { allRecords, hasUnsafeDraft } from '@/domain/learning/tabRecords'
import type { RootState } from '../reducer'

type WithLearning = Pick<RootState, 'learning'>

const selectCourses = (state: WithLearning) => state.learning.courses

const selectPendingWrites = (state: WithLearning) => state.learning.pendingWrites

/** The pending writes of records that do not show as done before they are stored. */
const selectHeld = createSelector([selectPendingWrites], (pending) =>
  Object.values(pending).flatMap(({ record: { courseId, lessonId }, shownBefore }) =>
    shownBefore ? [{ courseId, lessonId, shownBefore }] : [],
  ),
)

/** Whether the device could not store a draft, which is never sent to the server. */
const selectHasUnwritten = createSelector([selectPendingWrites], (pending) =>
  Object.values(pending).some(hasUnsafeDraft),
)

type WithRecord = { session: Pick<RootState['session'], 'record'> }

/** A learner's work is sent while she herself is signed in. */
export const selectMaySend = ({ session }: WithRecord, userId: string, isStopped: boolean) =>
  !isStopped && session.record?.userId === userId

/** This tab's records of the lessons of a course. */
export const selectKnownRecords = (state: WithLearning, courseId: string): CourseRecords | undefined =>
  selectCourses(state)[courseId]

/** The records to show: a lesson does not count as done before its record is written. */
export const selectCourseRecords = createSelector(
  [selectKnownRecords, selectHeld, (_state: WithLearning, courseId: string) => courseId],
  (records, held, courseId): CourseRecords | undefined => {
    const shown = held.flatMap(({ shownBefore, lessonId, ...of }) => {
      const record = of.courseId === courseId ? records?.[lessonId] : undefined
      const before = record && withDone(record, shownBefore)
      return !before || before === record ? [] : [[lessonId, before] as const]
    })
    return shown.length === 0 ? records : { ...records, ...Object.fromEntries(shown) }
  },
)

export const selectCourseSnapshot = ({ learning: { courseSnapshots } }: RootState, courseId: string) =>
  Object.hasOwn(courseSnapshots, courseId) ? courseSnapshots[courseId] : undefined

/**
 * A learner's progress in a course, in whole percent: the server's number, unless this device has work that
 * the server lacks, or no answer came.
 */
export function selectJoinedPercent(state: RootState, courseId: string, serverPercent: unknown) {
  const snapshot = selectCourseSnapshot(state, courseId)
  const records = selectCourseRecords(state, courseId)
  if (!snapshot) return wholePercent(serverPercent)
  const isAheadOfServer = state.learning.isListOld || Object.values(records ?? {}).some(isCompletionUnsent)
  return shownPercent(serverPercent, snapshotPercent(snapshot, records), isAheadOfServer)
}

/** Whether the records of the signed-in user are read from the device. */
export const selectIsDeviceRead = (state: RootState) =>
  state.learning.isRead && state.learning.userId === state.session.record?.userId

const selectAllRecords = createSelector([selectCourses], allRecords)

/** Events that the server refuses and the learner has not dismissed. */
export const selectDeadLetters = createSelector([selectAllRecords], (records) =>
  records.filter((record) => isInDeadLetters(record)),
)

const selectHasUnsent = createSelector([selectAllRecords], (records) =>
  records.some((record) => reportOf(record) !== undefined),
)

/** Whether there is work, and the server has refused none of it. */
const selectIsAllTaken = createSelector(
  [selectAllRecords],
  (records) => records.length > 0 && !records.some((record) => refusedNow(record)),
)

/**
 * The save status of the learner's work. 'untouched': there is no work. 'saved': the server has it. 'saving':
 * it is being written or sent. 'onDevice': the device has it until the connection or the server is back.
 * 'unsaved': this device cannot store it and the server does not have it yet. 'refused': the server refuses
 * it.
 */
export type SaveStatus =
  | { kind: 'untouched' | 'saved' | 'saving' }
  | { kind: 'onDevice'; because: 'offline' | 'server' }
  | { kind: 'unsaved'; because: 'full' | 'forbidden' }
  | { kind: 'refused'; count: number }

// One object per status, so that readers do not render again while it stays.
const saveStatus = weakMapMemoize(
  (kind: string, detail: string | number | undefined): SaveStatus =>
    (kind === 'refused' ? { kind, count: detail } : { kind, because: detail }) as SaveStatus,
)

export function selectSaveStatus(state: RootState): SaveStatus {
  const { storage, syncStatus, isWhole } = state.learning
  const refused = selectDeadLetters(state).length
  if (refused > 0) return saveStatus('refused', refused)
  const hasUnsent = selectHasUnsent(state)
  if (storage !== 'well' && (hasUnsent || selectHasUnwritten(state))) return saveStatus('unsaved', storage)
  if (selectHeld(state).length > 0) return saveStatus('saving', undefined)
  if (!hasUnsent) return saveStatus(isWhole && selectIsAllTaken(state) ? 'saved' : 'untouched', undefined)
  if (syncStatus === 'offline' || syncStatus === 'server') return saveStatus('onDevice', syncStatus)
  return saveStatus('saving', undefined)
}

/** Whether the list of courses is a copy of the device, because no answer came. */
export const selectIsCourseListOld = (state: RootState) => state.learning.isListOld
