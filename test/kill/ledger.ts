import type { QuizAnswers } from '../../src/api/types.ts'
import type { Came } from './interruptions.ts'
import type { PageReport } from './observer.ts'

/**
 * Minimum time for which something must show to count as seen, in milliseconds. The page claims these, and
 * they must not be lost:
 * - A completion, if the page has said 'Lesson completed!' or shown the mark of a lesson that the learner
 *   completed here. A completion that came from the server counts if its mark showed for PERCEIVED_MS.
 * - A submitted quiz, with the submitted answers, if the page has shown its results.
 * - A chosen option, if it showed as chosen for PERCEIVED_MS.
 * - The place of a video at the interruption. If the learner moved it less than PERCEIVED_MS before, the
 *   earlier place counts, too. If she was just moving it, the target counts, too.
 * A killed browser gives the page no warning, and the page draws a chosen option while it still writes it.
 * An option that nobody had time to see may therefore be lost. A page that is closed, left or reloaded gets
 * a warning, so for it PERCEIVED_MS is 0.
 */
export const PERCEIVED_MS = 100

/** Other tabs show a learner's event within a second (`npm run bench -- --only tabs`). */
export const OTHER_TAB_MS = 1000

type Shown = { at: number }
type Choice = Shown & { option: number }
type Place = Shown & { second: number; isJump: boolean; isSeeking?: boolean; tab?: number }

/** A learner's work in one lesson, and what the page showed of it. */
export type Work = {
  userId: string
  lessonId: string
  /** The time of the last report about it. */
  reportedAt: number
  /**
   * When the page first showed it as completed. `isSure`: it must not be lost, even if it was shown only
   * briefly.
   */
  completed?: Shown & { isSure: boolean }
  /** The learner pressed Next or Finish there, or the video ended. */
  isPressed: boolean
  /** Her current activity may have completed it. Reports of the last instant before a kill may be missing. */
  mayBeDone: boolean
  /** She was about to submit it. Nothing else that completes a quiz sends answers. */
  maySubmit: boolean
  submitted?: Shown & { answers: QuizAnswers }
  /** Answers that she submitted, whether or not the page showed the results. */
  sentAnswers: QuizAnswers[]
  chosen: Record<number, Choice[]>
  clicked: Record<number, Choice[]>
  places: Place[]
  /** The length of its video in seconds, once it was shown. */
  duration?: number
}

/**
 * The option that must be there, or one that the learner clicked at `orClickedSince` or later (milliseconds
 * since 1970).
 */
type DueChoice = { question: number; option: number; orClickedSince: number }

/** The work that must be there after an interruption. */
export type Due = {
  work: Work
  isCompleted: boolean
  answers?: QuizAnswers
  choices: DueChoice[]
  /** Places in seconds, each of which is right. */
  places: number[]
}

/** A completion that showed too briefly to count. */
export type Forgiven = { work: Work; shownMs: number }

export type Ledger = ReturnType<typeof createLedger>

/** Records everything that the learners of one life did and tried, and what the pages showed them. */
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
          // Before the video plays there is no place to keep.
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

    /** Number of claims of the page so far. */
    claims: () => claims,

    wasOpened: (userId: string, lessonId: string) => opened.has(`${userId} ${lessonId}`),

    /** A learner's work that must be there after an interruption. */
    dueAt(userId: string, came: Came): Due[] {
      return this.worksOf(userId).map((work) => dueOf(work, came))
    },

    /**
     * The possible places of a video in a tab that stays open: its own place, or the last one of the other
     * tab.
     */
    placesNow: (work: Work) => dueOf(work, { ...now(), otherTabMs: OTHER_TAB_MS }).places,

    /** Removes the claims that an interruption may lose. */
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

/** Whether the learner may have completed the lesson, or submitted its answers. */
export const mayHaveDone = ({ isPressed, sentAnswers, mayBeDone }: Work) =>
  isPressed || sentAnswers.length > 0 || mayBeDone

const isClaim = ({ kind }: PageReport, { isPressed }: Work) =>
  kind === 'chosen' || kind === 'submitted' || (kind === 'completed' && isPressed)

/** An interruption at this time that allows no loss. */
export function now(): Came {
  const at = Date.now()
  return { at, allowedMs: 0, leftAt: at }
}

function dueOf(work: Work, { at, allowedMs, leftAt, otherTabMs = 0 }: Came): Due {
  const { completed, submitted, isPressed } = work
  // Work that showed before this time had to be kept.
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

/** A video that plays in two tabs has two places, and either may be the later one. */
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
  // If the learner was just moving the video, the target is as good as the last place.
  const seeking = until.slice(until.indexOf(last) + 1)
  if (seeking.length > 0) return [last, ...seeking].map(({ second }) => second)
  const jump = shown.findIndex((place) => place.isJump && place.at > seenSince)
  const before = shown[jump - 1]
  return before ? [last.second, before.second] : [last.second]
}
