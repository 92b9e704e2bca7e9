import { setTimeout as sleep } from 'node:timers/promises'
import { emptyTally, type Tally } from './judge.ts'
import type { Learner } from './learner.ts'
import { type Due, type Forgiven, OTHER_TAB_MS, type Work } from './ledger.ts'
import type { Life } from './life.ts'
import { seenMarks, seenPlace, seenQuiz } from './seen.ts'
import type { SyllabusLesson } from './syllabus.ts'

type Passed = {
  began: number
  due: Due[]
  forgiven: Forgiven[]
  tally: Tally
  /** The lesson that was open. */
  lesson: SyllabusLesson
  /** Whether the page that the test looks at is a tab that stayed open. */
  isOtherTab: boolean
}

/** After an interruption the learner sees everything that the page showed her before. */
export async function check(learner: Learner, life: Life, passed: Passed) {
  const { syllabus, report } = life
  const { due, forgiven, began, tally, isOtherTab } = passed
  const visits = due.filter(({ work }) => work.reportedAt >= began && hasMore(work))
  const lessons = visits.map((one) => lessonOf(one, life))
  const [first = passed.lesson] = lessons
  await learner.open(first)

  const isHere = ({ work }: Due) =>
    syllabus.all.some(({ id, slug }) => id === work.lessonId && slug === first.slug)
  const completed = due.filter((one) => one.isCompleted && isHere(one))
  const marks = await marksOf(learner, completed, isOtherTab ? OTHER_TAB_MS : 0)
  for (const one of completed) {
    // Earlier completions must show, too. Each counts in the table for the interruption before which the page
    // showed it.
    const isNew = (one.work.completed?.at ?? 0) >= began
    life.judge.completion(one, marks[one.work.lessonId], 'coming back', isNew ? tally : emptyTally())
  }

  for (const [index, one] of visits.entries()) {
    const lesson = lessons[index]
    // A tab that stays open plays on until the learner leaves the lesson.
    const places = isOtherTab ? () => life.ledger.placesNow(one.work) : undefined
    if (lesson) await visit(learner, life, { due: one, places, lesson, tally })
  }
  for (const { work, shownMs } of forgiven)
    if (!work.completed && shownMs >= 0) report.unseenLosses.push(shownMs)
}

/** The marks of the list, as soon as it shows all completed lessons, or after `withinMs`. */
async function marksOf({ page }: Learner, completed: Due[], withinMs: number) {
  const until = Date.now() + withinMs
  while (true) {
    const marks = await seenMarks(page)
    const hasAll = completed.every(({ work }) => marks[work.lessonId] === 'completed')
    if (hasAll || Date.now() >= until) return marks
    await sleep(50)
  }
}

const hasMore = ({ places, clicked, sentAnswers }: Work) =>
  places.length > 0 || sentAnswers.length > 0 || Object.keys(clicked).length > 0

function lessonOf({ work }: Due, { syllabus }: Life): SyllabusLesson {
  const lesson = syllabus.all.find(({ id }) => id === work.lessonId)
  if (!lesson) throw new Error(`Nobody knows the lesson ${work.lessonId}.`)
  return lesson
}

type Visit = {
  due: Due
  lesson: SyllabusLesson
  tally: Tally
  /** The possible places of its video now, if they differ from those that were due. */
  places?: () => number[]
  where?: string
}

/** Compares one lesson with what is due. From then on the seen state counts. */
export async function visit(learner: Learner, { judge }: Pick<Life, 'judge'>, visited: Visit) {
  const { due, lesson, tally, where = 'coming back' } = visited
  const { work } = due
  await learner.open(lesson)
  if (lesson.type === 'quiz') {
    const seen = await seenQuiz(learner.page)
    judge.quiz(due, seen, where, tally)
    if (seen.isSubmitted) work.submitted ??= { at: 0, answers: seen.answers }
    const choices = Object.entries(seen.answers).map(([question, option]) => [question, [{ at: 0, option }]])
    work.chosen = Object.fromEntries(choices)
    work.clicked = structuredClone(work.chosen)
  }
  if (lesson.type === 'video') {
    const { second, duration } = await seenPlace(learner.page)
    work.duration = duration
    judge.place({ ...due, places: visited.places?.() ?? due.places }, second, where, tally)
    // A video that was almost over starts again, but its place is still stored.
    if (work.places.length > 0 && second > 0) work.places = [{ at: 0, second, isJump: false }]
  }
}
