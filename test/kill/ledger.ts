import type { QuizAnswers } from '../../src/api/types.ts'
import type { Came } from './interruptions.ts'
import type { PageReport } from './observer.ts'

/**
 * What counts as claimed, and so may never be lost:
 * - A completion, when the page has said 'Lesson completed!', or has shown the mark of a lesson that she completed here; what was
 *   completed before, and is shown by the server's word, when its mark was there for PERCEIVED_MS.
 * - A submitted quiz, when its results were shown; from that moment on, with the answers that were submitted.
 * - A chosen option, when it was shown as chosen for PERCEIVED_MS.
 * - The place of a video: where it was at the moment; where it had been moved by hand less than PERCEIVED_MS before, the place before
 *   that will do, too, and where it was just being moved the place where it should go.
 * Where the browser is killed nothing warns the page, and a chosen option is drawn while it is still being written down: what nobody had
 * time to see is not held against it. Where the page is closed, left or reloaded, it is told, and PERCEIVED_MS is 0.
 */
export const PERCEIVED_MS = 100

/** What one tab learns, the others show within a second (`npm run bench -- --only tabs`). */
export const OTHER_TAB_MS = 1000

type Shown = { at: number }
type Choice = Shown & { option: number }
type Place = Shown & { second: number; isJump: boolean; isSeeking?: boolean; tab?: number }

/** What one learner did in one lesson, and what the page said about it. */
export type Work = {
  userId: string
  lessonId: string
  /** When something was heard of it last. */
  reportedAt: number
  /** When the page first showed it as completed; `isSure` from when on no allowance is made. */
  completed?: Shown & { isSure: boolean }
  /** She pressed Next or Finish there, or its video came to its end. */
  isPressed: boolean
  /** What she was about to do may have completed it: of the last instant before a kill, not all is heard. */
  mayBeDone: boolean
  /** She was about to submit it; whatever else completes a quiz sends no answers. */
  maySubmit: boolean
  submitted?: Shown & { answers: QuizAnswers }
  /** Answers that she sent off, whether or not the page got as far as to say so. */
  sentAnswers: QuizAnswers[]
  chosen: Record<number, Choice[]>
  clicked: Record<number, Choice[]>
  places: Place[]
  /** Of its video in seconds, once it was looked at. */
  duration?: number
}

/** Of one question: the option that has to be there, or one that she clicked since; milliseconds since 1970. */
type DueChoice = { question: number; option: number; orClickedSince: number }

/** What has to be there after a moment. */
export type Due = {
  work: Work
  isCompleted: boolean
  answers?: QuizAnswers
  choices: DueChoice[]
  /** Seconds; any of them will do. */
  places: number[]
}

/** A completion that was on the page for too short to count. */
export type Forgiven = { work: Work; shownMs: number }

export type Ledger = ReturnType<typeof createLedger>

/** Keeps the books of one life: all that its learners did, tried and were told. */
export function createLedger() {
  const works = new Map<string, Work>()
  const opened = new Set<string>()
  const problems: string[] = []
  let claims = 0

  function workOf(userId: string, lessonId: string): Work {
    const key = `${userId} ${lessonId}`
    const known = works.get(key)
    if (known) return known
    const work: Work = {
      userId,
      lessonId,
      reportedAt: 0,
      isPressed: false,
      mayBeDone: false,
      maySubmit: false,
      sentAnswers: [],
      chosen: {},
      clicked: {},
      places: [],
    }
    works.set(key, work)
    return work
  }

  return {
    problems,

    receive(pageReport: PageReport) {
      const { userId, lessonId, at } = pageReport
      const work = workOf(userId, lessonId)
      work.reportedAt = at
      if (isClaim(pageReport, work)) claims += 1
      switch (pageReport.kind) {
        case 'opened':
          return void opened.add(`${userId} ${lessonId}`)
        case 'pressed':
          work.isPressed = true
          return
        case 'completed':
          work.completed ??= { at, isSure: false }
          work.completed.isSure ||= pageReport.by === 'words' || work.isPressed || work.sentAnswers.length > 0
          return
        case 'submitting':
          return void work.sentAnswers.push(pageReport.answers)
        case 'submitted':
          work.submitted ??= { at, answers: pageReport.answers }
          return
        case 'clicked':
        case 'chosen': {
          work[pageReport.kind][pageReport.question] ??= []
          return void work[pageReport.kind][pageReport.question]?.push({ at, option: pageReport.option })
        }
        case 'place':
          return void work.places.push({
            at,
            second: pageReport.second,
            isJump: pageReport.isJump,
            tab: pageReport.tab,
          })
        case 'seeking':
          // Before it plays there is nothing to keep.
          if (work.places.length === 0) return
          return void work.places.push({
            at,
            second: pageReport.second,
            isJump: true,
            isSeeking: true,
            tab: pageReport.tab,
          })
        case 'fellBack':
          problems.push(`${lessonId} was completed and is not any more (${userId}).`)
      }
    },

    workOf,

    worksOf: (userId: string) => [...works.values()].filter((work) => work.userId === userId),

    /** How often the page has claimed something until now. */
    claims: () => claims,

    wasOpened: (userId: string, lessonId: string) => opened.has(`${userId} ${lessonId}`),

    /** What has to be there of a learner's work after a moment. */
    dueAt(userId: string, came: Came): Due[] {
      return this.worksOf(userId).map((work) => dueOf(work, came))
    },

    /** In a tab that stays open: its own, or what the other one has noted last. */
    placesNow: (work: Work) => dueOf(work, { ...now(), otherTabMs: OTHER_TAB_MS }).places,

    /** What may be lost after a moment is no claim any more. */
    forgive(userId: string, at: number, allowedMs: number): Forgiven[] {
      const seenSince = at - allowedMs
      return this.worksOf(userId).flatMap((work) => {
        for (const [question, choices] of Object.entries(work.chosen))
          work.chosen[Number(question)] = choices.filter((choice) => choice.at <= seenSince)
        const { completed } = work
        if (!completed || completed.isSure || completed.at <= seenSince) return []
        work.completed = undefined
        return [{ work, shownMs: at - completed.at }]
      })
    },
  }
}

/** Whether she may have completed it, or sent its answers off. */
export const mayHaveDone = ({ isPressed, sentAnswers, mayBeDone }: Work) =>
  isPressed || sentAnswers.length > 0 || mayBeDone

const isClaim = ({ kind }: PageReport, { isPressed }: Work) =>
  kind === 'chosen' || kind === 'submitted' || (kind === 'completed' && isPressed)

/** All that has been heard until now. */
export function now(): Came {
  const at = Date.now()
  return { at, allowedMs: 0, leftAt: at }
}

function dueOf(work: Work, { at, allowedMs, leftAt, otherTabMs = 0 }: Came): Due {
  const { completed, submitted, isPressed } = work
  // What was shown before had to be kept.
  const seenSince = at - allowedMs
  const isCompleted = completed !== undefined && (completed.isSure || completed.at <= seenSince)
  const questions = submitted ? [] : Object.keys(work.clicked).map(Number)
  return {
    work,
    isCompleted,
    answers: submitted?.answers,
    choices: questions.flatMap((question) => dueChoice(work, question, seenSince, otherTabMs)),
    places:
      completed || isPressed
        ? []
        : tabsOf(work, otherTabMs > 0).flatMap((places) => duePlaces(places, leftAt - allowedMs, leftAt)),
  }
}

function dueChoice({ chosen }: Work, question: number, seenSince: number, otherTabMs: number): DueChoice[] {
  const due = chosen[question]?.findLast(({ at }) => at <= seenSince)
  return due ? [{ question, option: due.option, orClickedSince: due.at - otherTabMs }] : []
}

/** A film that two tabs play has two places, and either may be the later one. */
function tabsOf({ places }: Work, areTwo: boolean): Place[][] {
  if (!areTwo) return [places]
  const tabs = new Set(places.map(({ tab }) => tab))
  return [...tabs].map((one) => places.filter(({ tab }) => tab === one))
}

function duePlaces(places: Place[], seenSince: number, at: number): number[] {
  const until = places.filter((place) => place.at <= at)
  const shown = until.filter(({ isSeeking }) => !isSeeking)
  const last = shown.at(-1)
  if (!last) return []
  // Where it was being moved at that instant is as good as where it was.
  const seeking = until.slice(until.indexOf(last) + 1)
  if (seeking.length > 0) return [last, ...seeking].map(({ second }) => second)
  const jump = shown.findIndex((place) => place.isJump && place.at > seenSince)
  const before = shown[jump - 1]
  return before ? [last.second, before.second] : [last.second]
}
