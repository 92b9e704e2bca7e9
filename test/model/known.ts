import type { LessonRecord } from '@/domain/learning/lessonRecord'

/**
 * What a version of a record must know of, by numbers of events in the order in which they truly happened. It travels with the
 * record and is joined by plain maxima, apart from the code under test.
 */
export type Known = {
  /** By Next, Finish or the end of a video. */
  completed: boolean
  /** Submitted. */
  quiz: boolean
  position: number
  /** Of the positions the newest that is for the server, too. */
  due: number
  page: number
  /** How often she did something on purpose, which tries anew what was refused before. */
  deliberate: number
  /** By question. */
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

/** A version of a record must know of this. */
export function setKnown(record: LessonRecord, known: Known = nothing) {
  recorded.set(record, known)
}

export const hasKnown = (record: LessonRecord) => recorded.has(record)

export const knownOf = (record: LessonRecord) => recorded.get(record) ?? nothing

/** Something that happened: a second reached, a page, a choice, a submit. `parent`: the newest of its kind that its tab knew of. */
export type Happening = {
  kind: 'position' | 'page' | 'draft' | 'quiz'
  user: number
  lesson: number
  parent: number
  isForeign: boolean
  /** A second of a video that is not reported. */
  isForDevice: boolean
  /** The learner has seen it in this browser, or a tab has taken it up. */
  isSeen: boolean
}

/** Numbers of events fit in here. */
export const MOST_EVENTS = 128

/** Every event has a second of its own, and later ones are not always further. */
export const secondOf = (event: number) => ((event * 53) % MOST_EVENTS) * MOST_EVENTS + event

export const eventOf = (second: number) => second % MOST_EVENTS

/** Did whoever noted `later` know of `event`, or of something after it? */
export function isSuperseded(events: readonly Happening[], event: number, later: number) {
  let at = later
  while (at > event) at = events[at]?.parent ?? 0
  return at === event && later !== event
}
