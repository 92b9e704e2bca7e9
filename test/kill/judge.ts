import type { QuizAnswers } from '../../src/api/types.ts'
import { type Due, mayHaveDone } from './ledger.ts'
import type { SeenQuiz } from './seen.ts'

const MAX_SECONDS_OFF = 5

/** A video whose place is this near to its end starts again. */
const END_SECONDS = 3

/** How many claims were kept and lost. */
export type Tally = {
  completions: number
  completionsLost: number
  /** Answers of submitted quizzes. */
  answers: number
  answersLost: number
  /** Options that were chosen but not submitted. */
  choices: number
  choicesLost: number
  places: number
  worstSecondsOff: number
}

export const emptyTally = (): Tally => ({
  completions: 0,
  completionsLost: 0,
  answers: 0,
  answersLost: 0,
  choices: 0,
  choicesLost: 0,
  places: 0,
  worstSecondsOff: 0,
})

export function addTally(sum: Tally, more: Tally) {
  for (const name of Object.keys(sum) as (keyof Tally)[])
    sum[name] = name === 'worstSecondsOff' ? Math.max(sum[name], more[name]) : sum[name] + more[name]
}

export type Judge = ReturnType<typeof createJudge>

/** Compares what is there with what is due. */
export function createJudge(problems: string[]) {
  return {
    completion({ work }: Due, status: string | undefined, where: string, tally: Tally) {
      // A completion from before this life does not count as a claim, but must still be there.
      if (mayHaveDone(work)) tally.completions += 1
      if (status === 'completed') return
      tally.completionsLost += 1
      // Each loss is reported once.
      work.completed = undefined
      problems.push(
        `LOST completion of ${work.lessonId} (${work.userId}): ${where} it is ${status ?? 'unknown'}.`,
      )
    },

    quiz({ work, answers: due, choices }: Due, seen: SeenQuiz | undefined, where: string, tally: Tally) {
      if (due) {
        const lost = Object.keys(due).filter(
          (key) => !seen?.isSubmitted || seen.answers[Number(key)] !== due[Number(key)],
        )
        tally.answers += Object.keys(due).length
        tally.answersLost += lost.length
        if (lost.length === 0) return
        work.submitted = undefined
        problems.push(
          `LOST answers of ${work.lessonId}: ${where} ${JSON.stringify(seen)}, submitted ${JSON.stringify(due)}.`,
        )
        return
      }
      if (seen?.isSubmitted) {
        const isTried = work.sentAnswers.some((tried) => areAlike(tried, seen.answers))
        if (!isTried && (work.sentAnswers.length > 0 || !work.maySubmit))
          problems.push(`SUBMITTED BY ITSELF: ${work.lessonId}, ${where} ${JSON.stringify(seen.answers)}.`)
        return
      }
      for (const { question, option, orClickedSince } of choices) {
        tally.choices += 1
        const held = seen?.answers[question]
        // A page that is being left accepts clicks until the next page shows, and these count.
        const clicks = work.clicked[question]?.filter(({ at }) => at >= orClickedSince) ?? []
        if (held === option || clicks.some((click) => click.option === held)) continue
        tally.choicesLost += 1
        problems.push(
          `LOST choice in ${work.lessonId}: ${where} question ${question} has ${held}, chosen was ${option}.`,
        )
      }
    },

    place({ work, places }: Due, seconds: number, where: string, tally: Tally) {
      if (places.length === 0) return
      const { duration = Number.POSITIVE_INFINITY } = work
      const off = Math.min(...places.map((place) => secondsOff(place, seconds, duration)))
      tally.places += 1
      tally.worstSecondsOff = Math.max(tally.worstSecondsOff, off)
      if (off > MAX_SECONDS_OFF)
        problems.push(
          `PLACE of ${work.lessonId} off by ${off.toFixed(2)} s: ${where} ${seconds}, was ${places.join(' or ')}.`,
        )
    },
  }
}

/**
 * The distance in seconds. Both places count as the start of the next visit, which is 0 near the end of the
 * video.
 */
function secondsOff(place: number, seen: number, duration: number) {
  const startOf = (second: number) => (second > duration - END_SECONDS ? 0 : second)
  return Math.min(Math.abs(place - seen), Math.abs(startOf(place) - startOf(seen)))
}

export function areAlike(one: QuizAnswers, other: QuizAnswers) {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)].map(Number))
  return [...keys].every((key) => one[key] === other[key])
}
