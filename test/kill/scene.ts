import { type ActivityName, activityOf } from './activities.ts'
import { type Learner, learnerAt } from './learner.ts'
import type { Work } from './ledger.ts'
import type { Life } from './life.ts'
import type { InterruptionPlan } from './plan.ts'
import type { Random } from './random.ts'
import { type Account, sara } from './server.ts'
import type { SyllabusLesson } from './syllabus.ts'

/** A learner with an open lesson, about to begin an activity. */
export type Scene = {
  learner: Learner
  lesson: SyllabusLesson
  activity: ActivityName
  /** Whether nothing is left to do: the lesson is completed and leads to the next one by itself. */
  isIdle: boolean
}

type Place = Pick<Life, 'device' | 'server' | 'syllabus' | 'ledger' | 'page'>

/** Opens a lesson that suits the activity, and does the steps before it. */
export async function enterScene(
  account: Account,
  activity: ActivityName,
  place: Place,
  random: Random,
): Promise<Scene> {
  const { device, server, syllabus, ledger, page } = place
  const { suits, prepare, completes } = activityOf(activity)
  const fitting = syllabus[account === sara ? 'saras' : 'omids'].filter(suits)
  const open = fitting.filter(({ id }) => !isDone(ledger.workOf(account.userId, id)))
  const isIdle = open.length === 0
  const lesson = random.pick(isIdle ? fitting : open)
  const reach = syllabus.all.filter(({ id, slug }) =>
    completes === 'any' ? slug === lesson.slug : id === lesson.id,
  )
  if (completes) for (const { id } of reach) ledger.workOf(account.userId, id).mayBeDone = true
  if (activity === 'submits') ledger.workOf(account.userId, lesson.id).maySubmit = true
  const learner = learnerAt(page ?? (await device.newPage()), server.origin, random)
  await learner.open(lesson)
  if (!isIdle) await prepare?.(learner, random)
  return { learner, lesson, activity, isIdle }
}

const isDone = ({ completed, submitted, sentAnswers }: Work) =>
  completed !== undefined || submitted !== undefined || sentAnswers.length > 0

/** Does the activity until it ends or the learner is stopped. */
export async function act(
  { learner, lesson, activity, isIdle }: Scene,
  plan: InterruptionPlan,
  { ledger }: Life,
  random: Random,
) {
  if (isIdle) return
  try {
    await Promise.all([
      activityOf(activity).act(learner, random, lesson),
      plan.switchesLanguage && learner.pause(0, 300).then(() => learner.switchLanguage()),
    ])
  } catch (error) {
    // A sign-out by the server stops the learner, too.
    if (!learner.isOver() && plan.line !== '401') ledger.problems.push(`STUCK: ${(error as Error).message}`)
  }
}
