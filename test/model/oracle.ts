import { isLater, type LessonEvent, type LessonRecord } from '@/domain/learning/lessonRecord'
import { isFurther } from '@/domain/learning/lessonStatus'
import type { Report } from '@/domain/learning/serverSync'
import { eventOf, isSuperseded, type Known, secondOf } from './known'
import type { OutboxUnderTest } from './outboxUnderTest'
import { type Flight, fail, fateOf, LESSONS, type Tab } from './world'

// The sentences that hold at every step. What must hold when all has come to rest stands in rest.ts.

/** A report brings news, to somebody who may not hear it twice. */
export function expectUnsent(outbox: OutboxUnderTest, lesson: number, report: Report) {
  const { world, user } = outbox
  const record = outbox.record(lesson)
  const known = outbox.known[lesson] as Known
  const { doneElsewhereAt, hasFallenBack } = fateOf(world, user, lesson)
  if (outbox.inFlight[lesson]) fail('Of one lesson one request at a time.')
  if (outbox.acknowledged[lesson]?.some((covers) => isCovered(report.covers, covers)))
    fail('Nothing is sent while nothing has changed.')
  const isCompletion = report.call === 'markComplete' || report.body.status === 'completed'
  if (
    outbox.refused[lesson]?.some(
      (one) => one.deliberate === known.deliberate && isCovered(report.covers, one.covers),
    )
  )
    fail('What was refused is not sent again by itself.')
  const position = report.call === 'updateProgress' ? report.body.lastPosition : undefined
  const event = eventOf(position ?? 0)
  const served = outbox.reportedEvent[lesson] ?? 0
  // What came late is told again, and the newest along with it.
  const isResent = record?.positionDue?.askedAt !== undefined
  if (
    !isResent &&
    world.events[event]?.isForDevice &&
    isAllReported(outbox, lesson, served) &&
    isSuperseded(world.events, served, event)
  )
    fail('A second that is for the device alone sets nothing off.')
  // Another device had completed it before this tab was to hear how the course stands.
  if (!isCompletion && !outbox.isUnanswered && doneElsewhereAt < outbox.deafSince)
    fail('Who may have missed a completion elsewhere asks before she says in progress.')
  const isDone = record?.status === 'completed' || known.completed || known.quiz
  if (!isCompletion && !hasFallenBack && isDone) fail('A completed lesson is never told as in progress.')
}

/** Has the server every fifth second that she came to, up to this event? */
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

/** What is sent stands on the device, unless that can keep nothing. */
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
    fail('It is on the device before the network is asked.')
}

/** Whatever was there before, what she does last counts. */
export function expectRecorded(record: LessonRecord | undefined, event: LessonEvent) {
  const isThere =
    event.kind === 'position'
      ? record?.position?.second === event.second
      : event.kind === 'chosen'
        ? record?.draft[event.question]?.option === event.option
        : event.kind !== 'page' || record?.page?.number === event.number
  if (!isThere) fail('What she does last counts.')
}

function isCovered(event: Report['covers'], old: Report['covers']) {
  return (
    !isFurther(event.status, old.status) &&
    !isLater(event.position, old.position) &&
    (old.quiz || !event.quiz) &&
    (old.isViewed || !event.isViewed)
  )
}

/** The server's answer was joined: what the record must know of may come from there. */
export function knowFromServer(outbox: OutboxUnderTest, lesson: number, before: LessonRecord | undefined) {
  const { world, user, known } = outbox
  markSeen(outbox, lesson)
  const second = outbox.record(lesson)?.position?.second
  if (second === undefined || second === before?.position?.second) return
  const held = known[lesson]
  const event = eventOf(second)
  const isBack = outbox.record(lesson)?.status !== 'completed'
  if (isBack && held && isSuperseded(world.events, event, held.position) && isSteady(outbox, lesson))
    fail('An old answer does not set her back.')
  if (!held || event === held.position) return
  // What the other tab has told the server and not yet this tab comes by its own word; until then the server may say otherwise again.
  const isUnheard = !world.events[event]?.isForeign && isNewest(outbox, event, held.position)
  // The film has moved in both tabs, and neither has heard of the other: to this one it looks like another device that has gone further.
  if (isUnheard && isLater(before?.position?.at, before?.saved.position))
    fateOf(world, user, lesson).isDivided = true
  if (!isUnheard && event > held.position) known[lesson] = { ...held, position: event }
}

/** What the other tab has noted last counts here, too, whatever the server has said of what was before. */
export function expectNotOverruled(outbox: OutboxUnderTest, lesson: number) {
  const { known } = outbox
  const record = outbox.record(lesson)
  if (!record?.position || record.status === 'completed' || !isSteady(outbox, lesson)) return
  if (!isNewest(outbox, eventOf(record.position.second), known[lesson]?.position ?? 0))
    fail('An old answer does not overrule what the other tab has noted.')
}

/** Nothing has happened that may bring an older position back: it was told late, here or elsewhere, or nobody could keep it. */
export function isSteady({ world, user }: OutboxUnderTest, lesson: number) {
  const { isLate, isDivided, hasForeignPosition, hasFallenBack, wasUnkept } = fateOf(world, user, lesson)
  return !hasFallenBack && !isLate && !isDivided && !hasForeignPosition && !wasUnkept
}

/** Another device has gone further than this one ever was: that is where she goes on. */
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
  // It is held against what she does from now on (slice.ts, `withWhatWasTold`).
  if (!record) {
    event.isSeen = true
    return
  }
  const fate = fateOf(world, user, lesson)
  // By what this tab knows the answer may be older than what the server has acknowledged.
  if (number <= fate.acknowledgedAt || number <= (outbox.takenAt[lesson] ?? 0)) return
  // Answers came in another order than the questions went out.
  if ((record.saved.position?.askedAt ?? 0) > requestedAt) return
  const isFurthest = events.every(
    (event, at) =>
      event.kind !== 'position' ||
      event.user !== user ||
      event.lesson !== lesson ||
      secondOf(at) <= (served.lastPosition ?? 0),
  )
  if (isFurthest && record.position?.second !== served.lastPosition)
    fail('Where another device has gone further, she goes on there.')
}

/** What a tab has taken up is no news to this browser any more. */
export function markSeen(outbox: OutboxUnderTest, lesson: number) {
  const event = outbox.world.events[eventOf(outbox.record(lesson)?.position?.second ?? 0)]
  if (event) event.isSeen = true
}

/** Do two versions say the same of how far she is? Looking is what takes most of the time. */
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

/** What the learner sees in a tab, made anew. */
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
  if (!(view.percentage >= 0 && view.percentage <= 100)) fail('She sees 0 to 100 percent.')
  for (let lesson = 0; lesson < LESSONS.length; lesson += 1) {
    const { completed = false, position = 0 } = view.lessons[lesson] ?? {}
    const fate = fateOf(world, user, lesson)
    const record = outbox.record(lesson)
    if (record && record.userId !== outbox.userId) fail('A tab knows of its own learner alone.')
    if (completed && !fate.wasDone) fail('Nothing is shown that she did not do.')
    if (!(position >= 0)) fail('A video goes on at some second.')
    markSeen(outbox, lesson)
    const event = world.events[eventOf(position)]
    if (event) event.isSeen = true
    const isRefused = record?.refused?.attempt === record?.attempt && record?.refused?.status === 'completed'
    const didIt = outbox.known[lesson]?.completed || outbox.known[lesson]?.quiz
    if (didIt && !completed && !isRefused && !outbox.isBeingWritten(lesson))
      fail('What she did is done as soon as it is written down.')
    const isSafe = fate.durable.completed || fate.durable.quiz || fate.wasDoneAtServer
    const isUnkept = outbox.hasFailed(lesson)
    if (completed && !isSafe && !isUnkept) fail('Nothing shows as done that a crash would take back.')
    // Another device's result may stand there meanwhile.
    const isOwn = view.lessons[lesson]?.quizAnswers === record?.quiz?.answers
    const hasOwn = view.lessons[lesson]?.isSubmitted && record?.quiz && isOwn && !record.saved.quiz
    if (hasOwn && !fate.durable.quiz && !isUnkept) fail('No result shows that a crash would take back.')
    // Of what was completed elsewhere the cache alone may tell.
    const isUnsure = fate.hasFallenBack || (tab.isCacheOld && record?.status !== 'completed')
    if (outbox.seenCompleted[lesson] && !completed && !isRefused && !isUnsure)
      fail('A completed lesson never falls back.')
    const wasRefused = outbox.refused[lesson]?.some(
      ({ deliberate, covers }) =>
        deliberate === outbox.known[lesson]?.deliberate && covers.status === 'completed',
    )
    if (completed && !fate.wasDoneAtServer && wasRefused)
      fail('What the server will not take does not count as done.')
    outbox.seenCompleted[lesson] = completed
  }
}

/** Of two things the one that must be kept is the newer, unless neither knew of the other. */
export function isNewest(outbox: OutboxUnderTest, found: number, newest: number) {
  return found === newest || !isSuperseded(outbox.world.events, found, newest)
}
