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

/** Answers that would be the same the next time. */
export const finalRefusals: unknown[] = [400, 403, 404, 422]

/** A request, and then its answer. */
export type Flight = {
  /** In the order in which they were sent. */
  number: number
  tab: Tab
  user: number
  token: number
  /** Missing where it asks how the course stands. */
  sent?: {
    report: Report
    lesson: number
    known: Known
    answer: Deferred<Response & { progress?: EnrollmentProgress | undefined }>
  }
  /** Where it asks how the course stands: the outbox waits for that, beside the page. */
  waiting: Deferred<Response>[]
  /** The clock when it was sent. */
  requestedAt: number
  isAnswered: boolean
  /** The number of that step. */
  answeredAt: number
  /** Its page is gone, its session is over, or its patience is: nobody hears the answer. */
  isAbandoned: boolean
  /** It arrives a second time. */
  isRepeated?: boolean
  /** Its page was killed before the device knew that it goes out. */
  isUnmarked?: boolean
  answer: Answer
}

export type Answer = {
  status: number | 'offline' | 'timeout' | 'unreadable' | undefined
  retryAfter?: number
  progress?: EnrollmentProgress
  /** Which of all the server's answers it was. */
  answeredAt?: number
}

/** One page of the browser, or the place for one. */
export type Tab = {
  name: string
  isOpen: boolean
  session: Session | undefined
  store: TabStore
  outbox: OutboxUnderTest | undefined
  /** Outboxes of sessions that are over and still write. */
  closing: OutboxUnderTest[]
  /** What the query cache holds of the course. */
  cache: EnrollmentProgress | undefined
  /** The question that is on its way; a second one would join it. */
  query: Flight | undefined
  inbox: Message[]
  course: FullCourse
  view: LearnerCourse | undefined
  /** What it was made of. */
  viewOf: readonly [OutboxUnderTest?, EnrollmentProgress?, LessonRecord?, LessonRecord?]
  isViewOld: boolean
  /** An older answer has taken the place of a newer one in the cache. */
  isCacheOld: boolean
  cacheAnsweredAt: number
}

/** What other tabs tell: a message of the channel, that the storage has changed, that the turn to send is free. */
export type Message = TabMessage | 'journal' | 'session' | 'turn'

/** What a page left in localStorage, and what a crash of the browser would leave of it: that is up to three seconds old. */
export type Journal = {
  key: string
  now: readonly LessonRecord[]
  safe: readonly LessonRecord[]
  /** How many requests had been sent when it was written. */
  sent: { now: number; safe: number }
}

/** What is true of one user's lesson, whoever knows it. */
export type Fate = {
  /** What was written down: a finished transaction, or a mirror that is safe. */
  durable: Known
  /** How often she did something on purpose, which tries anew what was refused before. */
  deliberate: number
  /** She completed it here at least once, or elsewhere. */
  wasDone: boolean
  wasDoneAtServer: boolean
  /** When another device completed it, by the number of the step. */
  doneElsewhereAt: number
  hasForeignPosition: boolean
  /** A credulous server has fallen back by itself, as nobody here could know. */
  hasFallenBack: boolean
  /** A request reached the server a second time, after a later one; or a tab told what it knew before it heard of what was told since. */
  isLate: boolean
  /** Two tabs have moved on, each unheard by the other, and one of them has heard of the other by way of the server first. */
  isDivided: boolean
  /** The device did not take what was to be written of it, or would not say what it holds. */
  wasUnkept: boolean
  lastApplied: number
  /** How many requests had been sent when one was acknowledged last. */
  acknowledgedAt: number
}

/** What histories are made of. */
export type Tally = { recorded: number; sent: number; failed: number; pagesLost: number; sessions: number }

export type World = {
  tally: Tally
  logic: Logic
  /** Takes every status as it is given, and the last answers of a quiz. */
  isCredulous: boolean
  /** Never takes what is submitted. */
  refusesQuizzes: boolean
  /** How often things go wrong, of a hundred. */
  faults: number
  draw: Draw
  step: number
  /** Milliseconds that only count on, and those of the clock on the wall, which does as it likes. */
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
  /** IndexedDB: by user, by lesson. */
  device: (LessonRecord | undefined)[][]
  isFull: boolean
  /** It does not even answer. */
  isMute: boolean
  journals: Journal[]
  /** How the course stood, for a line that is gone; by user. */
  cachedAnswers: (EnrollmentProgress | undefined)[]
  /** The session that all tabs share, and whether it is shared. */
  stored: Session | undefined
  isRemembered: boolean
  /** Who signed in last. */
  lastUser: number
  tokens: number
  outboxes: number
  /** Whose outbox sends, by user. */
  turns: (OutboxUnderTest | undefined)[]
  trace: string[] | undefined
}

/** The sentence of the model that a history has broken. */
export class Broken extends Error {}

export function fail(sentence: string): never {
  throw new Broken(sentence)
}

export const otherTab = (world: World, tab: Tab) => world.tabs[tab === world.tabs[0] ? 1 : 0]

const keys = USERS.map((userId) => LESSONS.map((lessonId) => ({ userId, courseId: COURSE, lessonId })))

export const keyOf = (user: number, lesson: number) => keys[user]?.[lesson] as LessonKey

export const fateOf = (world: World, user: number, lesson: number) => world.fates[user]?.[lesson] as Fate

/** The other tab hears it in its turn, if it is there. */
export function notifyOther(world: World, tab: Tab, word: Message) {
  const other = otherTab(world, tab)
  if (other.isOpen) other.inbox.push(word)
}
