import type { LessonStatus, QuizAnswers } from '@/api/types'
import { furtherStatus, isFurther } from './lessonStatus'

/**
 * A Lamport timestamp: a tab counts on from the highest count that it has seen, and equal counts are ordered
 * by the tab's name. Wall clocks differ between devices, so they do not serve. `askedAt` marks a state of the
 * server: the count of the tab that asked, when it asked. It comes right after the event with the same count
 * and tab, and before all later ones. Answers that two tabs asked for may be ordered wrongly; the next answer
 * corrects that.
 */
export type LamportTimestamp = { count: number; tab: string; askedAt?: number }

/** Whose, and of which lesson. */
export type LessonKey = { userId: string; courseId: string; lessonId: string }

/** One user's lesson in one text, for maps: servers may number the lessons of each course from 1. */
export const lessonName = ({ courseId, lessonId }: LessonKey) => JSON.stringify([courseId, lessonId])

export const isRecordOf = (record: LessonKey, userId: string | null) => record.userId === userId

/**
 * The device's knowledge of one learner's work on one lesson. Two versions are joined part by part, in any
 * order: `joinRecords` is commutative, associative and idempotent, and what it joins never becomes less.
 */
export type LessonRecord = LessonKey & {
  status: LessonStatus
  /** How the lesson was completed here; the earliest counts. */
  completion?: { at: LamportTimestamp; isMarked: boolean; nextLessonId?: string }
  /** The position of the video, in seconds; the newest counts. */
  position?: { second: number; at: LamportTimestamp }
  /** Up to this moment the position is for the server, too; newer ones stay on the device until the next report. */
  positionDue?: LamportTimestamp
  /** Most of a text, picture or PDF was seen (docs/behaviour/learning.md#viewed-long-enough). */
  isViewed: boolean
  /** The furthest second that this device ever noted. */
  reach: number
  /**
   * The submitted answers. The earliest submit counts; after a refusal, the first one of the next attempt.
   * `score` is whole percent.
   */
  quiz?: { answers: QuizAnswers; score: number | undefined; at: LamportTimestamp; attempt: number }
  /** Options chosen and not submitted, by the question's index; of each the newest. Never leaves the device. */
  draft: Record<number, { option: number; at: LamportTimestamp }>
  /** The page of a PDF looked at last, from 1. Never leaves the device. */
  page?: { number: number; at: LamportTimestamp }
  /** The parts that the server has acknowledged or sent itself. */
  saved: { status: LessonStatus; position?: LamportTimestamp; quiz: boolean; isViewed: boolean }
  /** Sent positions, the latest first: one without an answer may reach the server after later reports. */
  sent?: SentPosition[]
  /** Goes up when the learner does the thing again: what was refused before may be tried again. */
  attempt: number
  /** The events that the server refused, their attempt, and the status code. */
  refused?: Refused
  /** The attempt whose refusal the learner has put aside. */
  dismissed: number
  /** Milliseconds since 1970; only says when the record may be forgotten. */
  touchedAt: number
}

/** `second` into the video; how often it went out, and how often that was answered, or came late. Each answer may belong to any try. */
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
 * Two versions of the same lesson's record; part by part, so that their order does not matter.
 * @returns `one` itself where `other` brings nothing new
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

/** Parts that a join hands on stay the same objects. Each is named: a loop over names takes a third of the time of a join. */
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

/** `one`, unless a part of `next` differs. Parts that a join hands on stay the same objects. */
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

/** Two tabs may get different answers for one timestamp: all tabs choose the same one, in any order. */
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

/** More than a minute of film, reported every five seconds. */
const MOST_SENT = 16

function joinSent(one: LessonRecord['sent'], other: LessonRecord['sent']) {
  // Most joins are about something else.
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

/** The latest first. */
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
  /** Left after most of it was seen. */
  | { kind: 'viewed' }
  /** Seconds into the video. `isForDevice`: kept here and not reported, so that a crash costs less than what is reported. */
  | { kind: 'position'; second: number; isForDevice?: boolean }
  /** `isMarked`: by Next or Finish; else the video came to its end. */
  | { kind: 'completed'; isMarked: boolean; nextLessonId?: string }
  /** `score` is whole percent. */
  | { kind: 'quiz'; answers: QuizAnswers; score: number }
  | { kind: 'chosen'; question: number; option: number }
  | { kind: 'page'; number: number }
  | { kind: 'triedAgain' }
  | { kind: 'dismissed' }

/** Events that a learner causes on purpose: each may repeat what the server refused before. */
const deliberate: LessonEvent['kind'][] = ['opened', 'completed', 'quiz', 'triedAgain']

/**
 * The record with what the learner did in it.
 * @param at this moment of the logical clock, later than all that the tab has seen
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

/** Whether it is a valid position of a video, in seconds. */
export function isSecond(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** The refusal of the current attempt: the learner has not repeated it since. */
export function refusedNow({ refused, attempt }: LessonRecord) {
  return refused?.attempt === attempt ? refused : undefined
}

/** The lesson's status on this device, without events that the server refuses. */
export function shownStatus(record: LessonRecord): LessonStatus {
  const refused = refusedNow(record)
  return refused && !isFurther(record.status, refused.status) ? record.saved.status : record.status
}

/** Completed here, and the server does not know it yet. */
export const isCompletionUnsent = (record: LessonRecord) =>
  shownStatus(record) === 'completed' && record.saved.status !== 'completed'

/** The parts of a lesson that count as done here. */
export type Done = { isCompleted: boolean; hasQuiz: boolean }

export const doneIn = (record: LessonRecord): Done => ({
  isCompleted: shownStatus(record) === 'completed',
  hasQuiz: record.quiz !== undefined && !refusedNow(record)?.quiz,
})

/**
 * The record as it shows during a write: 'done' shows only once it is stored. @param before what was done
 * before
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
  // The server may have it from another device by now.
  return record.saved.status !== 'completed' || (refused.quiz && !record.saved.quiz)
}
