import type { LessonRecord } from '@/domain/learning/lessonRecord'

/**
 * The events that a version of a record must contain, by their numbers in the true order. The model joins it
 * by maxima, independently of the code under test.
 */
export type Known = {
  /** Completed by Next, Finish or the end of a video. */
  completed: boolean
  /** The quiz is submitted. */
  quiz: boolean
  position: number
  /** The newest position that is to be reported. */
  due: number
  page: number
  /** The number of deliberate events, each of which repeats what was refused before. */
  deliberate: number
  /** The last choice of each question. */
  drafts: readonly [number, number]
}

export const nothing: Known = {
  completed: false,
  quiz: false,
  position: 0,
  due: 0,
  page: 0,
  deliberate: 0,
  drafts: [0, 0],
}

export function joinKnown(one: Known, other: Known): Known {
  if (one === other || other === nothing) return one
  if (one === nothing) return other
  return {
    completed: one.completed || other.completed,
    quiz: one.quiz || other.quiz,
    position: Math.max(one.position, other.position),
    due: Math.max(one.due, other.due),
    page: Math.max(one.page, other.page),
    deliberate: Math.max(one.deliberate, other.deliberate),
    drafts: [Math.max(one.drafts[0], other.drafts[0]), Math.max(one.drafts[1], other.drafts[1])],
  }
}

const recorded = new WeakMap<LessonRecord, Known>()

/** Sets what a version of a record must contain. */
export function setKnown(record: LessonRecord, known: Known = nothing) {
  recorded.set(record, known)
}

export const hasKnown = (record: LessonRecord) => recorded.has(record)

export const knownOf = (record: LessonRecord) => recorded.get(record) ?? nothing

/**
 * An event: a position, a page, a choice or a submit. `parent`: the newest event of its kind that its tab
 * knew.
 */
export type Happening = {
  kind: 'position' | 'page' | 'draft' | 'quiz'
  user: number
  lesson: number
  parent: number
  isForeign: boolean
  /** A position that is not reported. */
  isForDevice: boolean
  /** The learner has seen it in this browser, or a tab has received it. */
  isSeen: boolean
}

/** The largest number of events in a history. */
export const MOST_EVENTS = 128

/** Each event has its own second. A later event is not always further in the video. */
export const secondOf = (event: number) => ((event * 53) % MOST_EVENTS) * MOST_EVENTS + event

export const eventOf = (second: number) => second % MOST_EVENTS

/** Whether the tab of `later` knew `event`, or an event after it. */
export function isSuperseded(events: readonly Happening[], event: number, later: number) {
  let at = later
  while (at > event) at = events[at]?.parent ?? 0
  return at === event && later !== event
}
