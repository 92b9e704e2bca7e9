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

/** The pending writes of events that must not show as done before the device has stored them. */
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

/** Whether a learner's work may be sent: only while she is signed in. */
export const selectMaySend = ({ session }: WithRecord, userId: string, isStopped: boolean) =>
  !isStopped && session.record?.userId === userId

/** This tab's records of the lessons of a course. */
export const selectKnownRecords = (state: WithLearning, courseId: string): CourseRecords | undefined =>
  selectCourses(state)[courseId]

/** The records to show: a lesson does not show as done before its record is stored. */
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
 * A learner's progress in a course, in whole percent: the server's number. If this device has work that the
 * server does not, or no answer came, the counted percentage shows.
 */
export function selectJoinedPercent(state: RootState, courseId: string, serverPercent: unknown) {
  const snapshot = selectCourseSnapshot(state, courseId)
  const records = selectCourseRecords(state, courseId)
  if (!snapshot) return wholePercent(serverPercent)
  const isAheadOfServer = state.learning.isListOld || Object.values(records ?? {}).some(isCompletionUnsent)
  return shownPercent(serverPercent, snapshotPercent(snapshot, records), isAheadOfServer)
}

/** Whether the device's records of the signed-in user have been read. */
export const selectIsDeviceRead = (state: RootState) =>
  state.learning.isRead && state.learning.userId === state.session.record?.userId

const selectAllRecords = createSelector([selectCourses], allRecords)

/** Events that the server has refused and the learner has not dismissed. */
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
 * The save status of the learner's work.
 * - 'untouched': there is no work
 * - 'saved': the server has it
 * - 'saving': it is being written or sent
 * - 'onDevice': the device has it and waits for the connection or the server
 * - 'unsaved': the device cannot store it, and the server does not have it yet
 * - 'refused': the server has refused it
 */
export type SaveStatus =
  | { kind: 'untouched' | 'saved' | 'saving' }
  | { kind: 'onDevice'; because: 'offline' | 'server' }
  | { kind: 'unsaved'; because: 'full' | 'forbidden' }
  | { kind: 'refused'; count: number }

// One object per status, so that components render again only if the status changes.
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

const selectHasOpenAnswers = createSelector([selectAllRecords], (records) =>
  records.some(({ draft, quiz }) => Object.keys(draft).length > 0 && !quiz),
)

/**
 * Work of which the server may never hear if the learner signs out now. A report that is just being sent for
 * the first time does not count.
 * - 'kept': the device has it
 * - 'unsaved': the device cannot keep it, so it ends with the session
 */
export function selectUnsentWork(state: RootState): 'none' | 'kept' | 'unsaved' {
  const { kind } = selectSaveStatus(state)
  if (kind === 'unsaved') return 'unsaved'
  const isRepeated = state.learning.hasWaited && selectHasUnsent(state)
  return isRepeated || kind === 'onDevice' || kind === 'refused' || selectHasOpenAnswers(state)
    ? 'kept'
    : 'none'
}

/** Whether the list of courses is a copy of the device, because no answer came. */
export const selectIsCourseListOld = (state: RootState) => state.learning.isListOld

/** Whether the content of the course is a copy of the device, because no answer came. */
export const selectIsCourseOld = (state: RootState, courseId: string) =>
  state.learning.isCourseOld[courseId] === true
