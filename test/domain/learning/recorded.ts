import {
  emptyRecord,
  type LamportTimestamp,
  type LessonEvent,
  type LessonRecord,
  latestCount,
  withEvent,
} from '@/domain/learning/lessonRecord'
import { reportOf, withAcknowledged, withRefused } from '@/domain/learning/serverSync'
import { key } from './anyRecord'

/** An empty record of a lesson. */
export const start = emptyRecord(key)

/** A timestamp just after all that a record has seen. */
export const nextTimestamp = (record: LessonRecord): LamportTimestamp => ({
  count: latestCount(record) + 1,
  tab: 'here',
})

/** The record after these events of the learner. */
export const recorded = (record: LessonRecord, ...event: LessonEvent[]) =>
  event.reduce((held, one) => withEvent(held, one, nextTimestamp(held), 0), record)

/** The record after the server has accepted its report. */
export const acknowledged = (record: LessonRecord, report = reportOf(record)!) =>
  withAcknowledged(record, report)

/** The record after the server has refused its report. */
export const refused = (record: LessonRecord, report = reportOf(record)!) =>
  withRefused(record, report, record.attempt, 422)
