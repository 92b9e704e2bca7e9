import type { LessonStatus, QuizAnswers } from '@/api/types'
import { furtherStatus, isFurther } from './lessonStatus'

/**
 * A Lamport timestamp. A tab counts on from the highest count that it has seen; the tab's name orders equal
 * counts. Wall clocks differ between devices, so they do not serve. `askedAt` marks a state of the server: it
 * is the clock of the tab at the request. Such a timestamp comes right after the event with the same count
 * and tab, and before all later ones. If two tabs request, the order of their answers may be wrong; the next
 * answer corrects it.
 */
export type LamportTimestamp = { count: number; tab: string; askedAt?: number }

/** The user, and the lesson of which course. */
export type LessonKey = { userId: string; courseId: string; lessonId: string }

/**
 * The key of a user's lesson in maps. It contains the course, because servers may number the lessons of each
 * course from 1.
 */
export const lessonName = ({ courseId, lessonId }: LessonKey) => JSON.stringify([courseId, lessonId])

export const isRecordOf = (record: LessonKey, userId: string | null) => record.userId === userId

/**
 * The device's knowledge of one learner's work on one lesson. Two versions are joined part by part:
 * `joinRecords` is commutative, associative and idempotent, and a join never loses progress.
 */
export type LessonRecord = LessonKey & {
  status: LessonStatus
  /** How the learner completed the lesson on this device; the earliest completion counts. */
  completion?: { at: LamportTimestamp; isMarked: boolean; nextLessonId?: string }
  /** The position of the video, in seconds; the newest counts. */
  position?: { second: number; at: LamportTimestamp }
  /**
   * The position up to this timestamp is to be reported. A newer one stays on the device until the next
   * report.
   */
  positionDue?: LamportTimestamp
  /** The learner has seen most of a text, picture or PDF (docs/behaviour/learning.md#viewed-long-enough). */
  isViewed: boolean
  /** The furthest second that this device has recorded. */
  reach: number
  /**
   * The submitted answers. The earliest submit counts; after a refusal, the first submit of the next attempt.
   * `score` is whole percent.
   */
  quiz?: { answers: QuizAnswers; score: number | undefined; at: LamportTimestamp; attempt: number }
  /**
   * Options that are chosen but not submitted, by the question's index; the newest choice counts. They never
   * leave the device.
   */
  draft: Record<number, { option: number; at: LamportTimestamp }>
  /** The page of a PDF that was shown last, from 1. It never leaves the device. */
  page?: { number: number; at: LamportTimestamp }
  /** The parts that the server has acknowledged or has sent itself. */
  saved: { status: LessonStatus; position?: LamportTimestamp; quiz: boolean; isViewed: boolean }
  /**
   * Reported positions, the latest first. A report without an answer may reach the server after later
   * reports.
   */
  sent?: SentPosition[]
  /**
   * The count rises when the learner repeats an event. The client may then send again what the server
   * refused.
   */
  attempt: number
  /** The events that the server refused, their attempt, and the status code of the refusal. */
  refused?: Refused
  /** The attempt whose refusal the learner has dismissed. */
  dismissed: number
  /** Milliseconds since 1970. It only decides when the device may forget the record. */
  touchedAt: number
}

/**
 * `second` into the video. `tries`: how often it was sent; `answers`: how often the server answered, or
 * showed the position late. An answer may belong to any of the tries. An acknowledgement does not count if a
 * later position was sent before it came.
 */
export type SentPosition = { second: number; at: LamportTimestamp; tries: number; answers: number }

export type Refused = {
  attempt: number
  status: LessonStatus
  position: boolean
  quiz: boolean
  code: number
}

export function emptyRecord({ userId, courseId, lessonId }: LessonKey): LessonRecord {
  return {
    userId,
    courseId,
    lessonId,
    status: 'not_started',
    isViewed: false,
    reach: 0,
    draft: {},
    saved: { status: 'not_started', quiz: false, isViewed: false },
    attempt: 0,
    dismissed: -1,
    touchedAt: 0,
  }
}

/** Whether `one` is later than `other`. Undefined is earlier than every timestamp. */
export function isLater(one: LamportTimestamp | undefined, other: LamportTimestamp | undefined) {
  if (!one || !other) return one !== undefined
  if (one.count !== other.count) return one.count > other.count
  return one.tab === other.tab ? (one.askedAt ?? 0) > (other.askedAt ?? 0) : one.tab > other.tab
}

/**
 * Joins two versions of a record part by part, so their order does not matter.
 * @returns `one` itself if `other` brings nothing new
 */
export function joinRecords(one: LessonRecord, other: LessonRecord): LessonRecord {
  const sent = joinSent(one.sent, other.sent)
  const joined: LessonRecord = {
    userId: one.userId,
    courseId: one.courseId,
    lessonId: one.lessonId,
    status: furtherStatus(one.status, other.status),
    completion: earlier(one.completion, other.completion),
    position: later(one.position, other.position),
    positionDue: isLater(other.positionDue, one.positionDue) ? other.positionDue : one.positionDue,
    isViewed: one.isViewed || other.isViewed,
    reach: Math.max(one.reach, other.reach),
    quiz: submitOf(one.quiz, other.quiz),
    draft: joinDrafts(one.draft, other.draft),
    page: later(one.page, other.page),
    saved: joinSaved(one.saved, other.saved),
    ...(sent && { sent }),
    attempt: Math.max(one.attempt, other.attempt),
    refused: joinRefused(one.refused, other.refused),
    dismissed: Math.max(one.dismissed, other.dismissed),
    touchedAt: Math.max(one.touchedAt, other.touchedAt),
  }
  return isSameRecord(one, joined) ? one : joined
}

/**
 * A join keeps unchanged parts as the same objects. The function names each part: a loop over names would
 * take a third of the time of a join.
 */
const isSameRecord = (one: LessonRecord, other: LessonRecord) =>
  one.status === other.status &&
  one.completion === other.completion &&
  one.position === other.position &&
  one.positionDue === other.positionDue &&
  one.isViewed === other.isViewed &&
  one.reach === other.reach &&
  one.quiz === other.quiz &&
  one.draft === other.draft &&
  one.page === other.page &&
  one.saved === other.saved &&
  one.sent === other.sent &&
  one.attempt === other.attempt &&
  one.refused === other.refused &&
  one.dismissed === other.dismissed &&
  one.touchedAt === other.touchedAt

/** `one`, unless a part of `next` differs. A join keeps unchanged parts as the same objects. */
function unlessSame<Value extends object>(one: Value, next: Value) {
  for (const name in next) if (next[name] !== one[name]) return next
  return one
}

function joinSaved(one: LessonRecord['saved'], other: LessonRecord['saved']) {
  if (one === other) return one
  const status = furtherStatus(one.status, other.status)
  const position = isLater(other.position, one.position) ? other.position : one.position
  const quiz = one.quiz || other.quiz
  const isViewed = one.isViewed || other.isViewed
  const isSame =
    status === one.status && position === one.position && quiz === one.quiz && isViewed === one.isViewed
  return isSame ? one : { status, position, quiz, isViewed }
}

type Dated = { at: LamportTimestamp }

function later<T extends Dated>(one: T | undefined, other: T | undefined) {
  if (!one || !other) return one ?? other
  if (isLater(one.at, other.at)) return one
  return isLater(other.at, one.at) ? other : ofOneTimestamp(one, other)
}

function earlier<T extends Dated>(one: T | undefined, other: T | undefined) {
  if (!one || !other) return one ?? other
  if (isLater(other.at, one.at)) return one
  return isLater(one.at, other.at) || ofOneTimestamp(other, one) === one ? other : one
}

/**
 * Two tabs may get different answers with the same timestamp. All tabs then choose the same one, in any
 * order.
 */
function ofOneTimestamp<T extends Dated>(one: T, other: T) {
  if (one === other) return one
  return JSON.stringify(one) < JSON.stringify(other) ? other : one
}

function submitOf(one: LessonRecord['quiz'], other: LessonRecord['quiz']) {
  if (!one || !other || one.attempt === other.attempt) return earlier(one, other)
  return one.attempt > other.attempt ? one : other
}

function joinDrafts(one: LessonRecord['draft'], other: LessonRecord['draft']) {
  if (one === other) return one
  const joined = { ...one }
  for (const [question, choice] of Object.entries(other)) {
    const newest = later(one[Number(question)], choice)
    if (newest) joined[Number(question)] = newest
  }
  return unlessSame(one, joined)
}

/** Enough for more than a minute of a video that is reported every five seconds. */
const MOST_SENT = 16

function joinSent(one: LessonRecord['sent'], other: LessonRecord['sent']) {
  // Most joins leave the reports unchanged.
  if (one === other) return one
  const joined: SentPosition[] = []
  for (const sent of [...(one ?? []), ...(other ?? [])].sort(byTimestamp)) {
    const last = joined.at(-1)
    if (!last || byTimestamp(last, sent) !== 0) joined.push(sent)
    else joined[joined.length - 1] = withMoreOf(last, sent)
  }
  const newest = joined.slice(0, MOST_SENT)
  return one && newest.length === one.length ? unlessSame(one, newest) : newest
}

/** Orders the latest first. */
function byTimestamp(one: SentPosition, other: SentPosition) {
  if (isLater(one.at, other.at)) return -1
  return isLater(other.at, one.at) ? 1 : other.second - one.second
}

const withMoreOf = (one: SentPosition, other: SentPosition): SentPosition =>
  unlessSame(one, {
    ...one,
    tries: Math.max(one.tries, other.tries),
    answers: Math.max(one.answers, other.answers),
  })

function joinRefused(one: Refused | undefined, other: Refused | undefined): Refused | undefined {
  if (!one || !other) return one ?? other
  if (one.attempt !== other.attempt) return one.attempt > other.attempt ? one : other
  return unlessSame(one, {
    attempt: one.attempt,
    status: furtherStatus(one.status, other.status),
    position: one.position || other.position,
    quiz: one.quiz || other.quiz,
    code: Math.max(one.code, other.code),
  })
}

/** One action of a learner. */
export type LessonEvent =
  | { kind: 'opened' }
  /** The learner has left the lesson after most of it was seen. */
  | { kind: 'viewed' }
  /**
   * Seconds into the video. `isForDevice`: stored on the device but not reported, so that a crash loses less.
   */
  | { kind: 'position'; second: number; isForDevice?: boolean }
  /** `isMarked`: completed by Next or Finish. Otherwise the video has ended. */
  | { kind: 'completed'; isMarked: boolean; nextLessonId?: string }
  /** `score` is whole percent. */
  | { kind: 'quiz'; answers: QuizAnswers; score: number }
  | { kind: 'chosen'; question: number; option: number }
  | { kind: 'page'; number: number }
  | { kind: 'triedAgain' }
  | { kind: 'dismissed' }

/** Events that a learner causes on purpose. Each may repeat what the server refused before. */
const deliberate: LessonEvent['kind'][] = ['opened', 'completed', 'quiz', 'triedAgain']

/**
 * The record after an event.
 * @param at a timestamp later than every one that the tab has seen
 * @param now milliseconds since 1970
 */
export function withEvent(
  record: LessonRecord,
  event: LessonEvent,
  at: LamportTimestamp,
  now: number,
): LessonRecord {
  const retries = deliberate.includes(event.kind) && isRefusalOf(event, refusedNow(record))
  const attempt = retries ? record.attempt + 1 : record.attempt
  const known = { ...record, attempt, touchedAt: now }
  return joinRecords(known, { ...record, ...changeOf(known, event, at) })
}

/** Opening a lesson again does not repeat a refused completion. */
function isRefusalOf({ kind }: LessonEvent, refused: Refused | undefined) {
  if (!refused) return false
  return kind !== 'opened' || (refused.status !== 'completed' && !refused.quiz)
}

function changeOf(record: LessonRecord, event: LessonEvent, at: LamportTimestamp): Partial<LessonRecord> {
  switch (event.kind) {
    case 'opened':
      return { status: 'in_progress' }
    case 'viewed':
      return { status: 'in_progress', isViewed: true }
    case 'position':
      // A player without a position reports NaN, which would become null in JSON.
      if (!isSecond(event.second)) return { status: 'in_progress' }
      return {
        status: 'in_progress',
        position: { second: event.second, at },
        positionDue: event.isForDevice ? record.positionDue : at,
        reach: Math.max(record.reach, event.second),
      }
    case 'completed': {
      const { isMarked, nextLessonId } = event
      return { status: 'completed', completion: { at, isMarked, nextLessonId } }
    }
    case 'quiz': {
      const { answers, score } = event
      return { status: 'completed', quiz: { answers, score, at, attempt: record.attempt } }
    }
    case 'chosen':
      return { draft: { [event.question]: { option: event.option, at } } }
    case 'page':
      return { page: { number: event.number, at } }
    case 'triedAgain':
      return {}
    case 'dismissed':
      return { dismissed: record.attempt }
  }
}

/** Whether a value is a valid position in a video, in seconds. */
export function isSecond(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** The refusal of the current attempt; undefined if the learner has repeated the event since. */
export function refusedNow({ refused, attempt }: LessonRecord) {
  return refused?.attempt === attempt ? refused : undefined
}

/** The lesson's status on this device, without events that the server refused. */
export function shownStatus(record: LessonRecord): LessonStatus {
  const refused = refusedNow(record)
  return refused && !isFurther(record.status, refused.status) ? record.saved.status : record.status
}

/** Whether the lesson is completed here and the server does not know it yet. */
export const isCompletionUnsent = (record: LessonRecord) =>
  shownStatus(record) === 'completed' && record.saved.status !== 'completed'

/** The parts of a lesson that count as done here. */
export type Done = { isCompleted: boolean; hasQuiz: boolean }

export const doneIn = (record: LessonRecord): Done => ({
  isCompleted: shownStatus(record) === 'completed',
  hasQuiz: record.quiz !== undefined && !refusedNow(record)?.quiz,
})

/**
 * The record as it shows during a write: an event shows as done only after the device has stored it.
 * @param before what was done before the event
 */
export function withDone(record: LessonRecord, before: Done): LessonRecord {
  const { status, saved } = record
  const until = status === 'completed' && !before.isCompleted ? 'in_progress' : status
  const shown = furtherStatus(until, saved.status)
  const quiz = before.hasQuiz || saved.quiz ? record.quiz : undefined
  return shown === status && quiz === record.quiz ? record : { ...record, status: shown, quiz }
}

/** The highest count of the logical clock that this record has seen. */
export function latestCount({ completion, position, quiz, page, draft, saved }: LessonRecord) {
  const dated = [completion, position, quiz, page, ...Object.values(draft)].map((part) => part?.at)
  const counts = [saved.position, ...dated].flatMap((at) => [at?.count ?? 0, at?.askedAt ?? 0])
  return Math.max(...counts)
}

/** Whether the server has refused an event that the learner has not dismissed. */
export function isInDeadLetters(record: LessonRecord) {
  const refused = refusedNow(record)
  if (!refused || record.dismissed >= record.attempt) return false
  // Meanwhile the server may have the event from another device.
  return record.saved.status !== 'completed' || (refused.quiz && !record.saved.quiz)
}
