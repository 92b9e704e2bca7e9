import {
  type Done,
  doneIn,
  emptyRecord,
  isInDeadLetters,
  isLater,
  joinRecords,
  type LessonRecord,
  latestCount,
  withDone,
  withNews,
} from '@/domain/lessonRecord'
import { learnerCourse } from '@/domain/progress'
import {
  isAnswered,
  isOnTheWay,
  outcomeOf,
  reportOf,
  withAcknowledged,
  withAnswered,
  withRefused,
  withSent,
  withServerTruth,
} from '@/domain/report'

/** The functions under test, as the product has them; a mutant brings its own. */
export const product = {
  doneIn,
  emptyRecord,
  isAnswered,
  isInDeadLetters,
  isLater,
  isOnTheWay,
  joinRecords,
  latestCount,
  learnerCourse,
  outcomeOf,
  reportOf,
  withAcknowledged,
  withAnswered,
  withDone,
  withNews,
  withRefused,
  withSent,
  withServerTruth,
}

export type Logic = typeof product

/** What the shell around them decides (src/state/progress); each line says where. */
export const shell = {
  /** slice.ts, `take` and `recordIn`: whose records a tab takes up. */
  isOwn: (record: LessonRecord, userId: string) => record.userId === userId,
  /** sender.ts, `isHers`: under whom it may be sent. */
  isHers: (isStopped: boolean, signedIn: string | undefined, userId: string) =>
    !isStopped && signedIn === userId,
  /** sender.ts, `newsOf`: of one lesson one request at a time. */
  isBusy: (isInFlight: boolean) => isInFlight,
  /** sender.ts, `pump` and outbox.ts, `mayGo`: first on the device, or refused by it. */
  isWritten: (unwritten: { hasFailed: boolean } | undefined) => unwritten?.hasFailed ?? true,
  /** device.ts, `keep`, in one transaction. */
  kept: (logic: Logic, held: LessonRecord | undefined, record: LessonRecord) =>
    held ? logic.joinRecords(held, record) : record,
  /** selectors.ts, `selectCourseRecords`: how a lesson is shown of which something is being written down. */
  shown: (logic: Logic, record: LessonRecord, before: Done) => logic.withDone(record, before),
  /** outbox.ts, `endWrites`: it is on the device, or that has failed, and no more of it is on its way. */
  hasEnded: (unwritten: { hasFailed: boolean } | undefined) => unwritten?.hasFailed ?? true,
  /** outbox.ts, `takeMirrors`: a mirror goes when what it holds is in the store, not before. */
  mayForgetMirror: (isKept: boolean) => isKept,
}

export type Shell = typeof shell
