import type { EnrollmentProgress, FullCourse, LessonProgress } from '@/api/types'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import type { LessonKey, LessonRecord } from '@/domain/learning/lessonRecord'
import type { Report } from '@/domain/learning/serverSync'
import type { Response } from '@/domain/learning/syncPlan'
import type { TabMessage } from '@/state/learning/ports'
import type { Deferred } from './deferred'
import type { Happening, Known } from './known'
import type { Logic } from './logic'
import type { OutboxUnderTest } from './outboxUnderTest'
import type { Draw } from './random'
import type { TabStore } from './tabStore'

export const COURSE = 'course'
export const LESSONS = ['video', 'quiz']
export const USERS = ['sara', 'omid']

export type Session = { user: number; token: number }

/** Statuses of refusals that would be the same the next time. */
export const finalRefusals: unknown[] = [400, 403, 404, 422]

/** A request, and later its answer. */
export type Flight = {
  /** Its place in the order of sending. */
  number: number
  tab: Tab
  user: number
  token: number
  /** Missing if the request asks for the progress of the course. */
  sent?: {
    report: Report
    lesson: number
    known: Known
    answer: Deferred<Response & { progress?: EnrollmentProgress | undefined }>
  }
  /** Callers in the outbox that wait for the progress, beside the page. */
  waiting: Deferred<Response>[]
  /** The logical clock when it was sent. */
  requestedAt: number
  isAnswered: boolean
  /** The step at which the server answered. */
  answeredAt: number
  /** Its page or session has ended, or the caller's time is over: no caller gets the answer. */
  isAbandoned: boolean
  /** It arrives a second time. */
  isRepeated?: boolean
  /** Its page crashed before the device had marked the report as sent. */
  isUnmarked?: boolean
  answer: Answer
}

export type Answer = {
  status: number | 'offline' | 'timeout' | 'unreadable' | undefined
  retryAfter?: number
  progress?: EnrollmentProgress
  /** Its place in the order of all answers of the server. */
  answeredAt?: number
}

/** A tab of the browser, with or without a page. */
export type Tab = {
  name: string
  isOpen: boolean
  session: Session | undefined
  store: TabStore
  outbox: OutboxUnderTest | undefined
  /** Outboxes of ended sessions that are still writing. */
  closing: OutboxUnderTest[]
  /** The progress of the course in the query cache. */
  cache: EnrollmentProgress | undefined
  /** The open question for the progress. A second one would join it. */
  query: Flight | undefined
  inbox: Message[]
  course: FullCourse
  view: LearnerCourse | undefined
  /** The values from which the view was computed. */
  viewOf: readonly [OutboxUnderTest?, EnrollmentProgress?, LessonRecord?, LessonRecord?]
  isViewOld: boolean
  /** An older answer has replaced a newer one in the cache. */
  isCacheOld: boolean
  cacheAnsweredAt: number
}

/**
 * Messages to a tab: one of the channel, a change of a journal or of the session in the storage, or a free
 * lock.
 */
export type Message = TabMessage | 'journal' | 'session' | 'turn'

/**
 * The journal of a page in localStorage, and its content after a crash of the browser, which is up to three
 * seconds older.
 */
export type Journal = {
  key: string
  now: readonly LessonRecord[]
  safe: readonly LessonRecord[]
  /** The number of sent requests when each version was written. */
  sent: { now: number; safe: number }
}

/** Facts about one user's lesson, whether or not a page knows them. */
export type Fate = {
  /** The events that are stored for good: in a finished transaction, or in a safe journal. */
  durable: Known
  /** The number of deliberate events, each of which repeats what was refused before. */
  deliberate: number
  /** The learner has completed the lesson here or elsewhere. */
  wasDone: boolean
  wasDoneAtServer: boolean
  /** The step at which another device completed it. */
  doneElsewhereAt: number
  hasForeignPosition: boolean
  /**
   * A credulous server has replaced a completion by a report whose sender could not know of it. It excuses a
   * completion that is missing at the server or in the view.
   */
  hasFallenBack: boolean
  /**
   * A report has replaced a newer position at the server: a repeated one, one whose page died before it was
   * marked as sent, or a new leader's. It excuses an older position from then on.
   */
  isLate: boolean
  /**
   * Two tabs have moved the video without knowing of each other, and one of them got the other's position
   * from the server. It excuses an older position from then on.
   */
  isDivided: boolean
  /** The device has failed to store or to read the record. */
  wasUnkept: boolean
  lastApplied: number
  /** The number of sent requests when the last report was acknowledged. */
  acknowledgedAt: number
}

/** Counts of what happened in histories. */
export type Tally = { recorded: number; sent: number; failed: number; pagesLost: number; sessions: number }

export type World = {
  tally: Tally
  logic: Logic
  /** The server takes every status as it is, and the last answers of a quiz. */
  isCredulous: boolean
  /** The server always refuses quizzes. */
  refusesQuizzes: boolean
  /** The percentage of requests that fail. */
  faults: number
  draw: Draw
  step: number
  /**
   * `now`: milliseconds of a monotonic clock; `wall`: of the device's clock, which may be set to any time.
   */
  now: number
  wall: number
  isOnline: boolean
  tabs: [Tab, Tab]
  network: Flight[]
  sent: number
  answerCount: number
  server: LessonProgress[][]
  fates: Fate[][]
  events: Happening[]
  /** The records in IndexedDB, by user and lesson. */
  device: (LessonRecord | undefined)[][]
  isFull: boolean
  /** The storage does not even answer. */
  isMute: boolean
  journals: Journal[]
  /** The device's copies of the progress, by user, for use without a connection. */
  cachedAnswers: (EnrollmentProgress | undefined)[]
  /** The session that all tabs share, if it is remembered. */
  stored: Session | undefined
  isRemembered: boolean
  /** The user who signed in last. */
  lastUser: number
  tokens: number
  outboxes: number
  /** The leader of each user. */
  turns: (OutboxUnderTest | undefined)[]
  trace: string[] | undefined
}

/** A broken invariant of the model. */
export class Broken extends Error {}

export function fail(invariant: string): never {
  throw new Broken(invariant)
}

export const otherTab = (world: World, tab: Tab) => world.tabs[tab === world.tabs[0] ? 1 : 0]

const keys = USERS.map((userId) => LESSONS.map((lessonId) => ({ userId, courseId: COURSE, lessonId })))

export const keyOf = (user: number, lesson: number) => keys[user]?.[lesson] as LessonKey

export const fateOf = (world: World, user: number, lesson: number) => world.fates[user]?.[lesson] as Fate

/** Sends a message to the other tab, if it is open. */
export function notifyOther(world: World, tab: Tab, message: Message) {
  const other = otherTab(world, tab)
  if (other.isOpen) other.inbox.push(message)
}
