import { isLater, type LessonRecord } from '@/domain/learning/lessonRecord'
import { snapshotOf } from '@/domain/learning/tabRecords'
import type { SyncStore } from '@/state/learning/ports'
import {
  deviceRead,
  type LearningState,
  lessonEventRecorded,
  progressReceived,
  recordsReceived,
  reportResponded,
  writesStored,
} from '@/state/learning/slice'
import { eventOf, hasKnown, knownOf, setKnown } from './known'
import { ask, cacheAnswer } from './network'
import { expectNotOverruled, expectRecorded, expectTaken, knowFromServer, markSeen } from './oracle'
import type { OutboxUnderTest } from './outboxUnderTest'
import { recordIn } from './tabStore'
import { COURSE, type Flight, fail, fateOf, finalRefusals, LESSONS } from './world'

type Action = Parameters<SyncStore['dispatch']>[0]

/**
 * Observes how the product's reducer handles an action: updates what each record must contain, and checks the
 * invariants that hold at every step.
 */
export function watch(outbox: OutboxUnderTest, action: Action, before: LearningState) {
  const taken = takenBy(action).filter(({ userId }) => userId === outbox.userId)
  for (const record of taken) outbox.learn(lessonOf(record), knownOf(record))
  outbox.tab.isViewOld = true
  setKnownRecords(outbox)
  for (const record of taken) expectTakenUp(outbox, lessonOf(record), before)
  if (lessonEventRecorded.match(action))
    expectRecorded(outbox.record(lessonOf(action.payload.key)), action.payload.event)
  // Like useLearnerCourse.ts: the page asks after the device's records have been read.
  if (deviceRead.match(action) && !before.isRead) ask(outbox.tab)
  const { answering } = outbox
  if (progressReceived.match(action) && answering) expectReported(outbox, answering, before)
  if (reportResponded.match(action) && answering) takeAnswer(outbox, answering, action.payload, before)
}

const lessonOf = ({ lessonId }: { lessonId: string }) => LESSONS.indexOf(lessonId)

function takenBy(action: Action): readonly LessonRecord[] {
  if (recordsReceived.match(action)) return action.payload
  if (deviceRead.match(action)) return action.payload.records
  return writesStored.match(action) ? action.payload.kept : []
}

/** A new record in the store must contain all that its tab knows. */
function setKnownRecords(outbox: OutboxUnderTest) {
  for (const [lesson, record] of outbox.records().entries())
    if (record && !hasKnown(record)) setKnown(record, outbox.known[lesson])
}

function expectTakenUp(outbox: OutboxUnderTest, lesson: number, before: LearningState) {
  const held = recordIn(before, lesson)
  if (isLater(outbox.record(lesson)?.saved.position, held?.saved.position))
    outbox.takenAt[lesson] = outbox.world.sent
  markSeen(outbox, lesson)
  expectNotOverruled(outbox, lesson)
}

/** The server has answered with the progress of the course. */
function expectReported(outbox: OutboxUnderTest, flight: Flight, before: LearningState) {
  for (let lesson = 0; lesson < LESSONS.length; lesson += 1) {
    expectTaken(outbox, lesson, flight)
    knowFromServer(outbox, lesson, recordIn(before, lesson))
    const record = outbox.record(lesson)
    if (record) setKnown(record, outbox.known[lesson])
  }
}

function takeAnswer(
  outbox: OutboxUnderTest,
  flight: Flight,
  { requestedAt }: ReturnType<typeof reportResponded>['payload'],
  before: LearningState,
) {
  const { sent, answer } = flight
  if (!sent) return
  const { lesson, report, known } = sent
  const { world, tab, user } = outbox
  if (answer.progress) expectReported(outbox, flight, before)
  if (answer.status === undefined) {
    fateOf(world, user, lesson).acknowledgedAt = world.sent
    outbox.acknowledged[lesson]?.push(report.covers)
    const reportedSecond = report.call === 'updateProgress' ? report.body.lastPosition : undefined
    if (reportedSecond) outbox.reportedEvent[lesson] = eventOf(reportedSecond)
  } else if (finalRefusals.includes(answer.status)) {
    // The server may accept a completion by Next or by the end of the video without the quiz.
    const isQuizAlone = report.covers.quiz && outbox.known[lesson]?.completed
    const status = isQuizAlone ? 'not_started' : report.covers.status
    outbox.refused[lesson]?.push({ deliberate: known.deliberate, covers: { ...report.covers, status } })
  } else if (!isSameRefusal(recordIn(before, lesson)?.refused, outbox.record(lesson)?.refused))
    fail('Only a final refusal is recorded as a refusal.')
  // Like listeners.ts: the pages show the answer, unless a later one is there.
  const isNewest = snapshotOf(tab.store.state, COURSE)?.requestedAt === requestedAt
  if (answer.progress && isNewest && tab.cache) cacheAnswer(tab, answer)
}

function isSameRefusal(one: LessonRecord['refused'], other: LessonRecord['refused']) {
  return one?.attempt === other?.attempt && one?.status === other?.status && one?.quiz === other?.quiz
}
