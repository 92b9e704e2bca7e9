import fc from 'fast-check'
import type { LessonProgress, LessonStatus } from '@/api/types'
import {
  emptyRecord,
  joinRecords,
  type LamportTimestamp,
  type LessonEvent,
  type LessonRecord,
  latestCount,
  withEvent,
} from '@/domain/learning/lessonRecord'
import {
  reportOf,
  withAcknowledged,
  withRefused,
  withSent,
  withServerState,
} from '@/domain/learning/serverSync'

export const key = { userId: 'u', courseId: 'c', lessonId: 'l' }

const tabs = ['a', 'b', 'c']
export const anyStatus = fc.constantFrom<LessonStatus>('not_started', 'in_progress', 'completed')
const anyCount = fc.nat({ max: 9 })
export const anyTimestamp: fc.Arbitrary<LamportTimestamp> = fc.record(
  { count: anyCount, tab: fc.constantFrom(...tabs), askedAt: fc.integer({ min: 1, max: 9 }) },
  { requiredKeys: ['count', 'tab'] },
)
const anySecond = fc.nat({ max: 60 })
const anyAnswers = fc.dictionary(fc.constantFrom('0', '1'), fc.nat({ max: 3 }))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 })

export const anyLessonEvent: fc.Arbitrary<LessonEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('opened' as const, 'viewed' as const) }),
  fc.record({ kind: fc.constant('position' as const), second: anySecond, isForDevice: fc.boolean() }),
  fc.record({
    kind: fc.constant('completed' as const),
    isMarked: fc.boolean(),
    nextLessonId: maybe(fc.constant('next')),
  }),
  fc.record({ kind: fc.constant('quiz' as const), answers: anyAnswers, score: fc.nat({ max: 100 }) }),
  fc.record({
    kind: fc.constant('chosen' as const),
    question: fc.nat({ max: 2 }),
    option: fc.nat({ max: 3 }),
  }),
  fc.record({ kind: fc.constant('page' as const), number: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('triedAgain' as const, 'dismissed' as const) }),
)

export const anyServerState: fc.Arbitrary<LessonProgress> = fc.record(
  {
    lessonId: fc.constant(key.lessonId),
    status: anyStatus,
    lastPosition: anySecond,
    quizScore: fc.nat({ max: 100 }),
    quizAnswers: anyAnswers,
  },
  { requiredKeys: ['lessonId', 'status'] },
)

/** Normal lists: one entry per timestamp, the latest first. */
const anySent = fc
  .array(
    fc.record({
      second: anySecond,
      at: anyTimestamp,
      tries: fc.nat({ max: 3 }),
      answers: fc.nat({ max: 3 }),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((list) => joinRecords({ ...emptyRecord(key), sent: list }, emptyRecord(key)).sent)

/** Any record of this type, whether or not a tab can produce it. */
export const oddRecord: fc.Arbitrary<LessonRecord> = fc.record({
  userId: fc.constant(key.userId),
  courseId: fc.constant(key.courseId),
  lessonId: fc.constant(key.lessonId),
  status: anyStatus,
  completion: maybe(
    fc.record({
      at: anyTimestamp,
      isMarked: fc.boolean(),
      nextLessonId: maybe(fc.constantFrom('next', 'other')),
    }),
  ),
  position: maybe(fc.record({ second: anySecond, at: anyTimestamp })),
  positionDue: maybe(anyTimestamp),
  isViewed: fc.boolean(),
  reach: anySecond,
  quiz: maybe(
    fc.record({
      answers: anyAnswers,
      score: maybe(fc.nat({ max: 100 })),
      at: anyTimestamp,
      attempt: fc.nat({ max: 2 }),
    }),
  ),
  draft: fc.dictionary(
    fc.constantFrom('0', '1', '2'),
    fc.record({ option: fc.nat({ max: 3 }), at: anyTimestamp }),
  ),
  page: maybe(fc.record({ number: fc.integer({ min: 1, max: 9 }), at: anyTimestamp })),
  saved: fc.record({
    status: anyStatus,
    position: maybe(anyTimestamp),
    quiz: fc.boolean(),
    isViewed: fc.boolean(),
  }),
  sent: maybe(anySent),
  attempt: fc.nat({ max: 2 }),
  refused: maybe(
    fc.record({
      attempt: fc.nat({ max: 2 }),
      status: anyStatus,
      position: fc.boolean(),
      quiz: fc.boolean(),
      code: fc.constantFrom(400, 403, 404, 422),
    }),
  ),
  dismissed: fc.integer({ min: -1, max: 2 }),
  touchedAt: fc.nat({ max: 9 }),
})

const anyTab = fc.nat({ max: tabs.length - 1 })

type Event = { tab: number } & (
  | { does: 'record'; event: LessonEvent }
  | { does: 'join'; from: number }
  | { does: 'report'; outcome: 'acknowledged' | 'refused' | 'lost' }
  | { does: 'query'; serverState: LessonProgress; isOutdated: boolean }
)

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ tab: anyTab, does: fc.constant('record' as const), event: anyLessonEvent }),
  },
  { weight: 2, arbitrary: fc.record({ tab: anyTab, does: fc.constant('join' as const), from: anyTab }) },
  fc.record({
    tab: anyTab,
    does: fc.constant('report' as const),
    outcome: fc.constantFrom('acknowledged' as const, 'refused' as const, 'lost' as const),
  }),
  fc.record({
    tab: anyTab,
    does: fc.constant('query' as const),
    serverState: anyServerState,
    isOutdated: fc.boolean(),
  }),
)

/**
 * Three tabs' records of one lesson after the learner's events, reports, queries and messages between the
 * tabs.
 */
export const tabsThatLearn = fc.array(anyEvent, { maxLength: 25 }).map((events) => {
  const versions = tabs.map(() => emptyRecord(key))
  const clocks = tabs.map(() => 0)
  for (const event of events) {
    const { tab } = event
    const record = versions[tab] as LessonRecord
    clocks[tab] = Math.max(clocks[tab] ?? 0, latestCount(record)) + 1
    versions[tab] = after(record, event, { count: clocks[tab] ?? 0, tab: tabs[tab] ?? '' }, versions)
  }
  return versions as [LessonRecord, LessonRecord, LessonRecord]
})

function after(record: LessonRecord, event: Event, at: LamportTimestamp, versions: LessonRecord[]) {
  switch (event.does) {
    case 'record':
      return withEvent(record, event.event, at, at.count)
    case 'join':
      return joinRecords(record, versions[event.from] as LessonRecord)
    case 'query':
      return withServerState(record, event.serverState, {
        requestedAt: at.count,
        isOutdated: event.isOutdated,
      })
    case 'report': {
      const report = reportOf(record)
      if (!report) return record
      const sent = withSent(record, report)
      if (event.outcome === 'lost') return sent
      return event.outcome === 'refused'
        ? withRefused(sent, report, record.attempt, 422)
        : withAcknowledged(sent, report)
    }
  }
}

/** A record that a tab can produce. */
export const anyRecord = tabsThatLearn.map(([record]) => record)
