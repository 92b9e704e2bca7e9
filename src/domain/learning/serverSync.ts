import type { LessonCompletion, LessonProgress, LessonStatus, ProgressUpdate } from '@/api/types'
import { backoff } from '@/lib/async/backoff'
import {
  isLater,
  isSecond,
  joinRecords,
  type LamportTimestamp,
  type LessonRecord,
  refusedNow,
} from './lessonRecord'
import { furtherStatus, isFurther, statusOf } from './lessonStatus'

/** Whether the device has a position that is neither reported nor due. */
export function isPositionUnsent({ position, positionDue, saved }: LessonRecord) {
  return isLater(position?.at, saved.position) && isLater(position?.at, positionDue)
}

/** The parts of a record that one call reports. */
type Covered = { status: LessonStatus; position?: LamportTimestamp; quiz: boolean; isViewed: boolean }

/** One report: its call, its body, and the parts of the record that it covers. */
export type Report =
  | { call: 'updateProgress'; body: ProgressUpdate; covers: Covered }
  | { call: 'markComplete'; body: LessonCompletion; covers: Covered }

/**
 * The next report on this lesson; undefined if the server has acknowledged or refused everything. A report of
 * a completed lesson has no position (docs/behaviour/learning.md#reports-to-the-server).
 */
export function reportOf(record: LessonRecord): Report | undefined {
  const { lessonId, status, completion, position, quiz, saved } = record
  const refused = refusedNow(record)
  const known = furtherStatus(saved.status, refused?.status ?? 'not_started')
  const isUnreported = isFurther(status, known)
  if (quiz && !saved.quiz && !refused?.quiz) {
    const { score, answers } = quiz
    return {
      call: 'updateProgress',
      body: { lessonId, status: 'completed', quizScore: score, quizAnswers: answers },
      covers: { status: 'completed', quiz: true, isViewed: false },
    }
  }
  if (status === 'completed') {
    if (!isUnreported) return undefined
    const covers: Covered = { status, quiz: false, isViewed: false }
    return completion?.isMarked
      ? { call: 'markComplete', body: { lessonId, nextLessonId: completion.nextLessonId }, covers }
      : { call: 'updateProgress', body: { lessonId, status, lastPosition: 0 }, covers }
  }
  const isMoved = isLater(record.positionDue, saved.position) && !refused?.position
  const isViewed = record.isViewed && !saved.isViewed && !refused?.position
  if (!isUnreported && !isMoved && !isViewed) return undefined
  return {
    call: 'updateProgress',
    body: { lessonId, status: 'in_progress', ...(isMoved && { lastPosition: position?.second }) },
    covers: { status: 'in_progress', quiz: false, isViewed, ...(isMoved && { position: position?.at }) },
  }
}

/** Whether the server has the whole record, so that the device may forget it. */
export function isFullyReported(record: LessonRecord) {
  const isHereAlone = (Object.keys(record.draft).length > 0 && !record.quiz) || record.page !== undefined
  return !isHereAlone && !reportOf(record) && !isPositionUnsent(record) && !refusedNow(record)
}

/**
 * Whether a report has only progress within the lesson. Such a report waits until the server's state is
 * known.
 */
export function isWithinLesson({ covers }: Report) {
  return covers.status !== 'completed'
}

/** The record after a report was sent. A report without a position changes nothing. */
export function withSent(record: LessonRecord, report: Report): LessonRecord {
  const { call, body, covers } = report
  const second = call === 'updateProgress' ? body.lastPosition : undefined
  if (second === undefined || !covers.position) return record
  const { tries, answers } = sentOf(record, report) ?? { tries: 0, answers: 0 }
  return joinRecords(record, {
    ...record,
    sent: [{ second, at: covers.position, tries: tries + 1, answers }],
  })
}

/** The record after any answer to a report: one request fewer is open. */
export function withAnswered(record: LessonRecord, report: Report): LessonRecord {
  const sent = sentOf(record, report)
  if (!sent || sent.answers >= sent.tries) return record
  return joinRecords(record, { ...record, sent: [{ ...sent, answers: sent.answers + 1 }] })
}

const sentOf = ({ sent }: LessonRecord, { covers: { position } }: Report) =>
  sent?.find(({ at }) => position && !isLater(at, position) && !isLater(position, at))

/** The record after the server has accepted a report. */
export function withAcknowledged(record: LessonRecord, report: Report): LessonRecord {
  const answered = isOvertaken(record, report) ? record : withAnswered(record, report)
  return joinRecords(answered, { ...answered, saved: report.covers })
}

/**
 * Whether a later position was sent before this report was answered. Only another tab does so, which has
 * taken over from a leader that seemed to sleep. The server may have taken the two in either order. The report
 * therefore stays open, and a position that the server shows is recognised as this one's.
 */
function isOvertaken({ sent }: LessonRecord, { covers: { position } }: Report) {
  return position !== undefined && sent?.some(({ at }) => isLater(at, position)) === true
}

/**
 * The record after the server has refused a report.
 * @param attempt of the record when the report was sent
 */
export function withRefused(
  record: LessonRecord,
  report: Report,
  attempt: number,
  code: number,
): LessonRecord {
  const { covers } = report
  const { quiz } = covers
  // If the server refuses a submit, it may still accept a completion without it.
  const status = quiz && record.completion ? 'not_started' : covers.status
  const position = covers.status === 'in_progress'
  const answered = withAnswered(record, report)
  return joinRecords(answered, { ...answered, refused: { attempt, status, position, quiz, code } })
}

/** A quiz result of the server takes precedence over all local ones. */
const FROM_SERVER = { at: { count: 0, tab: '' }, attempt: Number.MAX_SAFE_INTEGER }

/**
 * `requestedAt`: the clock at the request. `isOutdated`: the server has acknowledged a position since, which
 * the answer may lack.
 */
export type AnswerAge = { requestedAt: number; isOutdated: boolean }

/**
 * The record joined with the server's state of the lesson. The server's completion and quiz take precedence.
 */
export function withServerState(
  record: LessonRecord,
  serverState: LessonProgress,
  age: AnswerAge,
): LessonRecord {
  const status = statusOf(serverState.status)
  const answers = serverState.quizAnswers ?? undefined
  const hasQuiz =
    status === 'completed' && (answers !== undefined || typeof serverState.quizScore === 'number')
  const second = serverState.lastPosition
  // An answer contains every lesson of a course, and most are unchanged.
  const isKnown =
    !isFurther(status, record.saved.status) &&
    (!hasQuiz || record.quiz?.at.count === 0) &&
    (status === 'completed' || second === undefined || second === record.position?.second)
  if (isKnown) return record
  const joined = joinRecords(record, {
    ...record,
    status,
    // The server had its quiz result first, so it comes before all others.
    quiz: hasQuiz
      ? { answers: answers ?? {}, score: serverState.quizScore ?? undefined, ...FROM_SERVER }
      : undefined,
    saved: { status, quiz: hasQuiz, isViewed: false },
  })
  if (!isSecond(second) || second === record.position?.second) return joined
  return status === 'completed' || age.isOutdated
    ? joined
    : withServerPosition(joined, second, age.requestedAt)
}

/**
 * Takes the server's position, with two exceptions. The device keeps its own position if the server has not
 * acknowledged it and the device has been as far as the server's. If the server's position is an older report
 * of this device that arrived late, the device reports its own position again. The new timestamp comes right
 * after the position that it was compared with. An event that another tab stores meanwhile is therefore
 * later, whatever that tab's clock says.
 */
function withServerPosition(record: LessonRecord, second: number, requestedAt: number): LessonRecord {
  const { position, saved, reach, sent } = record
  const at = { ...(position?.at ?? START), askedAt: requestedAt }
  const late = sent?.find(
    (one) => one.second === second && one.tries > one.answers && isLater(saved.position, one.at),
  )
  if (late && position) {
    if (!isLater(at, saved.position)) return record
    const answered = { ...late, answers: late.answers + 1 }
    return joinRecords(record, {
      ...record,
      position: { ...position, at },
      positionDue: at,
      sent: [answered],
    })
  }
  // A position beyond the furthest of this device comes from another device.
  if (isLater(position?.at, saved.position) && second <= reach) return record
  return joinRecords(record, {
    ...record,
    position: { second, at },
    reach: Math.max(reach, second),
    saved: { ...saved, position: at },
  })
}

/** The earliest timestamp. */
const START: LamportTimestamp = { count: 0, tab: '' }

export type Outcome = 'acknowledged' | 'refused' | 'signedOut' | 'later'

/** Statuses of refusals after which another try may succeed. */
const retryableStatuses = [408, 425, 429]

/**
 * The meaning of an answer for its report. After no answer, an unreadable one, 5xx or 'too many requests' the
 * client sends it again. After 401 it waits until the same user signs in. Any other refusal is final.
 */
export function outcomeOf(status: number | string | undefined): Outcome {
  if (status === undefined) return 'acknowledged'
  if (status === 401) return 'signedOut'
  const isFinal =
    typeof status === 'number' && status >= 400 && status < 500 && !retryableStatuses.includes(status)
  return isFinal ? 'refused' : 'later'
}

/**
 * Failures after which the server may still receive the request: no connection, no answer in time, or a
 * gateway that did not reach the server.
 */
const gatewayFailures: unknown[] = ['offline', 'timeout', 'aborted', 502, 504]

/** Whether the server has finished with the request. Otherwise it may still take the request later. */
export const isAnswered = (status: number | string | undefined) => !gatewayFailures.includes(status)

const BACK_OFF_FIRST_MS = 1_000
const BACK_OFF_MOST_MS = 60_000

/** A timer of more than 24.8 days fires at once. If a server names a longer time, the client waits a day. */
const ASKED_MOST_SECONDS = 24 * 60 * 60

/**
 * The time before the next try, in milliseconds. It doubles each time, up to a minute. A random part makes it
 * shorter, so that many devices do not return together. If the server names a time, the client waits that
 * long.
 * @param failures in a row, from 1
 * @param retryAfter seconds, from Retry-After
 * @param chance 0 to 1
 */
export function backOffMs(failures: number, retryAfter: number | undefined, chance: number) {
  const most = backoff(failures - 1, BACK_OFF_FIRST_MS, BACK_OFF_MOST_MS)
  const asked = Number.isNaN(retryAfter) ? 0 : Math.min(retryAfter ?? 0, ASKED_MOST_SECONDS)
  return Math.max(asked * 1000, most * (0.5 + chance / 2))
}
