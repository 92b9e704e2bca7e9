import { isLater, type LessonEvent, type LessonRecord } from '@/domain/learning/lessonRecord'
import { isFurther } from '@/domain/learning/lessonStatus'
import type { Report } from '@/domain/learning/serverSync'
import { eventOf, isSuperseded, type Known, secondOf } from './known'
import type { OutboxUnderTest } from './outboxUnderTest'
import { type Flight, fail, fateOf, LESSONS, type Tab } from './world'

// Invariants that hold at every step. Those that hold at rest are in rest.ts.

/** Invariants of a report before it is sent: it must say something new, and may be sent now. */
export function expectUnsent(outbox: OutboxUnderTest, lesson: number, report: Report) {
  const { world, user } = outbox
  const record = outbox.record(lesson)
  const known = outbox.known[lesson] as Known
  const { doneElsewhereAt } = fateOf(world, user, lesson)
  if (outbox.inFlight[lesson]) fail('One lesson has one request at a time.')
  if (outbox.acknowledged[lesson]?.some((covers) => isCovered(report.covers, covers)))
    fail('Nothing is sent while nothing has changed.')
  const isCompletion = report.call === 'markComplete' || report.body.status === 'completed'
  if (
    outbox.refused[lesson]?.some(
      (one) => one.deliberate === known.deliberate && isCovered(report.covers, one.covers),
    )
  )
    fail('A refused event is not sent again by itself.')
  const position = report.call === 'updateProgress' ? report.body.lastPosition : undefined
  const event = eventOf(position ?? 0)
  const served = outbox.reportedEvent[lesson] ?? 0
  // A position that arrived late is reported again, together with the newest one.
  const isResent = record?.positionDue?.askedAt !== undefined
  if (
    !isResent &&
    world.events[event]?.isForDevice &&
    isAllReported(outbox, lesson, served) &&
    isSuperseded(world.events, served, event)
  )
    fail('A position that is only for the device causes no report.')
  // Another device had completed the lesson before this tab had to ask for the progress.
  if (!isCompletion && !outbox.isUnanswered && doneElsewhereAt < outbox.deafSince)
    fail('A tab that may have missed a completion elsewhere asks before it reports progress.')
  const isDone = record?.status === 'completed' || known.completed || known.quiz
  if (!isCompletion && isDone) fail('A completed lesson is never reported as in progress.')
}

/** Whether the server has every reportable position of the learner up to this event. */
function isAllReported({ world: { events }, user }: OutboxUnderTest, lesson: number, served: number) {
  return events.every(
    (event, at) =>
      event.kind !== 'position' ||
      event.user !== user ||
      event.lesson !== lesson ||
      event.isForDevice ||
      at === served ||
      isSuperseded(events, at, served),
  )
}

/** The device has stored what is sent, unless it can store nothing. */
export function expectWritten(outbox: OutboxUnderTest, lesson: number, report: Report) {
  const { world, user } = outbox
  const { durable } = fateOf(world, user, lesson)
  if (outbox.hasFailed(lesson)) return
  const { quizAnswers, lastPosition = 0 } = report.call === 'updateProgress' ? report.body : {}
  const isCompletion = report.covers.status === 'completed'
  const isResent = report.covers.position?.askedAt !== undefined
  if (
    (quizAnswers && !durable.quiz) ||
    (isCompletion && !durable.completed && !durable.quiz) ||
    (!isCompletion && !isResent && eventOf(lastPosition) > durable.position)
  )
    fail('The device has an event before the client sends it.')
}

/** A record contains the learner's last event, whatever it contained before. */
export function expectRecorded(record: LessonRecord | undefined, event: LessonEvent) {
  const isThere =
    event.kind === 'position'
      ? record?.position?.second === event.second
      : event.kind === 'chosen'
        ? record?.draft[event.question]?.option === event.option
        : event.kind !== 'page' || record?.page?.number === event.number
  if (!isThere) fail('A record contains the learner’s last event.')
}

function isCovered(event: Report['covers'], old: Report['covers']) {
  return (
    !isFurther(event.status, old.status) &&
    !isLater(event.position, old.position) &&
    (old.quiz || !event.quiz) &&
    (old.isViewed || !event.isViewed)
  )
}

/** The record was joined with the server's answer, which may change what the record must contain. */
export function knowFromServer(outbox: OutboxUnderTest, lesson: number, before: LessonRecord | undefined) {
  const { world, user, known } = outbox
  markSeen(outbox, lesson)
  const second = outbox.record(lesson)?.position?.second
  if (second === undefined || second === before?.position?.second) return
  const held = known[lesson]
  const event = eventOf(second)
  const isBack = outbox.record(lesson)?.status !== 'completed'
  if (isBack && held && isSuperseded(world.events, event, held.position) && isSteady(outbox, lesson))
    fail('An old answer does not set the learner back.')
  if (!held || event === held.position) return
  // The other tab has reported this position and will send it to this tab, too. Until then the server's
  // answer may still be older.
  const isUnheard = !world.events[event]?.isForeign && isNewest(outbox, event, held.position)
  // Both tabs have moved the video without knowing of each other. To this tab the other one looks like
  // another device that is further.
  const isConcurrent = isUnheard && !isSuperseded(world.events, held.position, event)
  if (isConcurrent && isLater(before?.position?.at, before?.saved.position))
    fateOf(world, user, lesson).isDivided = true
  if (!isUnheard && event > held.position) known[lesson] = { ...held, position: event }
}

/** The last position of the other tab applies here, too, even if the server has answered an older one. */
export function expectNotOverruled(outbox: OutboxUnderTest, lesson: number) {
  const { known } = outbox
  const record = outbox.record(lesson)
  if (!record?.position || record.status === 'completed' || !isSteady(outbox, lesson)) return
  if (!isNewest(outbox, eventOf(record.position.second), known[lesson]?.position ?? 0))
    fail('An old answer does not replace the other tab’s newer position.')
}

/**
 * Whether nothing has happened that may bring an older position back: a late report, a concurrent one in
 * another tab or on another device, a server that fell back, or a device that stored nothing.
 */
export function isSteady({ world, user }: OutboxUnderTest, lesson: number) {
  const { isLate, isDivided, hasForeignPosition, hasFallenBack, wasUnkept } = fateOf(world, user, lesson)
  return !hasFallenBack && !isLate && !isDivided && !hasForeignPosition && !wasUnkept
}

/** If another device is further than this one has ever been, the learner resumes there. */
export function expectTaken(
  outbox: OutboxUnderTest,
  lesson: number,
  { answer, number, requestedAt }: Flight,
) {
  const { world, user } = outbox
  const served = answer.progress?.chapters[0]?.lessons[lesson]
  const record = outbox.record(lesson)
  if (!served?.lastPosition || served.status === 'completed' || record?.status === 'completed') return
  const { events } = world
  const event = events[eventOf(served.lastPosition)]
  if (!event?.isForeign || event.isSeen) return
  // The server's position is joined with the learner's next event (slice.ts).
  if (!record) {
    event.isSeen = true
    return
  }
  const fate = fateOf(world, user, lesson)
  // As far as this tab knows, the answer may be older than what the server has acknowledged.
  if (number <= fate.acknowledgedAt || number <= (outbox.takenAt[lesson] ?? 0)) return
  // The answers came in another order than the questions.
  if ((record.saved.position?.askedAt ?? 0) > requestedAt) return
  const isFurthest = events.every(
    (event, at) =>
      event.kind !== 'position' ||
      event.user !== user ||
      event.lesson !== lesson ||
      secondOf(at) <= (served.lastPosition ?? 0),
  )
  if (isFurthest && record.position?.second !== served.lastPosition)
    fail('If another device is further, the learner resumes there.')
}

/** A position that a tab has received is not new to this browser any more. */
export function markSeen(outbox: OutboxUnderTest, lesson: number) {
  const event = outbox.world.events[eventOf(outbox.record(lesson)?.position?.second ?? 0)]
  if (event) event.isSeen = true
}

/**
 * Whether two versions of a record show the same to the learner. The comparison saves most of the time of a
 * history.
 */
function isSeenAlike(one: LessonRecord | undefined, other: LessonRecord | undefined) {
  if (one === other) return true
  return (
    one?.status === other?.status &&
    one?.attempt === other?.attempt &&
    one?.refused?.attempt === other?.refused?.attempt &&
    one?.refused?.status === other?.refused?.status &&
    one?.refused?.quiz === other?.refused?.quiz &&
    one?.saved.status === other?.saved.status &&
    one?.quiz === other?.quiz &&
    (one?.position === undefined) === (other?.position === undefined)
  )
}

/** Computes what the learner sees in a tab, and checks it. */
export function look(tab: Tab) {
  tab.isViewOld = false
  const { outbox, course, cache } = tab
  if (!outbox?.isRead || !cache) return
  const { world, user } = outbox
  const [one, other] = outbox.shown()
  const [lastOutbox, lastCache, lastOne, lastOther] = tab.viewOf
  if (
    outbox === lastOutbox &&
    cache === lastCache &&
    isSeenAlike(one, lastOne) &&
    isSeenAlike(other, lastOther)
  )
    return
  tab.viewOf = [outbox, cache, one, other]
  const records: Record<string, LessonRecord> = {}
  if (one) records[one.lessonId] = one
  if (other) records[other.lessonId] = other
  const view = world.logic.learnerCourse(course, cache, records)
  tab.view = view
  if (!(view.percentage >= 0 && view.percentage <= 100)) fail('The page shows 0 to 100 percent.')
  for (let lesson = 0; lesson < LESSONS.length; lesson += 1) {
    const { completed = false, position = 0 } = view.lessons[lesson] ?? {}
    const fate = fateOf(world, user, lesson)
    const record = outbox.record(lesson)
    if (record && record.userId !== outbox.userId) fail('A tab has records of its own learner only.')
    if (completed && !fate.wasDone) fail('The page shows no completion that the learner did not make.')
    if (!(position >= 0)) fail('A video resumes at a valid second.')
    markSeen(outbox, lesson)
    const event = world.events[eventOf(position)]
    if (event) event.isSeen = true
    const isRefused = record?.refused?.attempt === record?.attempt && record?.refused?.status === 'completed'
    const didIt = outbox.known[lesson]?.completed || outbox.known[lesson]?.quiz
    if (didIt && !completed && !isRefused && !outbox.isBeingWritten(lesson))
      fail('A completion shows as soon as it is stored.')
    const isSafe = fate.durable.completed || fate.durable.quiz || fate.wasDoneAtServer
    const isUnkept = outbox.hasFailed(lesson)
    if (completed && !isSafe && !isUnkept) fail('A completion that a crash would undo does not show.')
    // The view may show another device's result.
    const isOwn = view.lessons[lesson]?.quizAnswers === record?.quiz?.answers
    const hasOwn = view.lessons[lesson]?.isSubmitted && record?.quiz && isOwn && !record.saved.quiz
    if (hasOwn && !fate.durable.quiz && !isUnkept)
      fail('A quiz result that a crash would undo does not show.')
    // If the lesson was completed elsewhere, only the cache knows it.
    const isUnsure = fate.hasFallenBack || (tab.isCacheOld && record?.status !== 'completed')
    if (outbox.seenCompleted[lesson] && !completed && !isRefused && !isUnsure)
      fail('A completed lesson never falls back.')
    const wasRefused = outbox.refused[lesson]?.some(
      ({ deliberate, covers }) =>
        deliberate === outbox.known[lesson]?.deliberate && covers.status === 'completed',
    )
    if (completed && !fate.wasDoneAtServer && wasRefused) fail('A refused completion does not count as done.')
    outbox.seenCompleted[lesson] = completed
  }
}

/** The newer of two events must be kept, unless neither tab knew of the other. */
export function isNewest(outbox: OutboxUnderTest, found: number, newest: number) {
  return found === newest || !isSuperseded(outbox.world.events, found, newest)
}
