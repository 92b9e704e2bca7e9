import {
  emptyRecord,
  type LessonRecord,
  latestCount,
  type Moment,
  type News,
  withNews,
} from '@/domain/learning/lessonRecord'
import { reportOf, withAcknowledged, withRefused } from '@/domain/learning/serverSync'
import { key } from './anyRecord'

/** A lesson of which nobody knows anything. */
export const start = emptyRecord(key)

/** A moment later than all that a record has seen. */
export const nextMoment = (record: LessonRecord): Moment => ({ count: latestCount(record) + 1, tab: 'here' })

/** What a learner did in this lesson, one after the other. */
export const noted = (record: LessonRecord, ...news: News[]) =>
  news.reduce((held, one) => withNews(held, one, nextMoment(held), 0), record)

/** The server takes what it has not heard of. */
export const acknowledged = (record: LessonRecord, report = reportOf(record)!) =>
  withAcknowledged(record, report)

/** The server will not take what it has not heard of. */
export const refused = (record: LessonRecord, report = reportOf(record)!) =>
  withRefused(record, report, record.attempt, 422)
