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

/** A lesson of which nobody knows anything. */
export const start = emptyRecord(key)

/** A moment later than all that a record has seen. */
export const nextTimestamp = (record: LessonRecord): LamportTimestamp => ({
  count: latestCount(record) + 1,
  tab: 'here',
})

/** What a learner did in this lesson, one after the other. */
export const recorded = (record: LessonRecord, ...event: LessonEvent[]) =>
  event.reduce((held, one) => withEvent(held, one, nextTimestamp(held), 0), record)

/** The server takes what it has not heard of. */
export const acknowledged = (record: LessonRecord, report = reportOf(record)!) =>
  withAcknowledged(record, report)

/** The server will not take what it has not heard of. */
export const refused = (record: LessonRecord, report = reportOf(record)!) =>
  withRefused(record, report, record.attempt, 422)
