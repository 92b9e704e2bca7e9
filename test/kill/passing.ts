import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { activityOf, calmActivities } from './activities.ts'
import { check } from './check.ts'
import { interruptions } from './interruptions.ts'
import type { Tally } from './judge.ts'
import { type Learner, learnerAt } from './learner.ts'
import { PERCEIVED_MS } from './ledger.ts'
import type { Life } from './life.ts'
import { faultsOf, silence } from './line.ts'
import type { InterruptionPlan } from './plan.ts'
import { createRandom, type Random } from './random.ts'
import { act, enterScene } from './scene.ts'
import { omid, sara } from './server.ts'
import type { SyllabusLesson } from './syllabus.ts'

/** An activity that has not ended by then never ends. */
const ENDS_WITHIN_MS = 1000

/** Plays one interruption: the learner works, is interrupted and returns, and must find all of her work. */
export async function pass(plan: InterruptionPlan, life: Life, tally: Tally) {
  const { device, server, ledger } = life
  const random = createRandom(plan.seed)
  const began = Date.now()
  const here = await enterScene(sara, plan.activity, life, random)
  const there = plan.interruption.startsWith('two tabs')
    ? await enterScene(sara, plan.otherActivity, { ...life, page: undefined }, random)
    : undefined
  await server.fail(faultsOf(plan.line))
  const acting = Promise.all([act(here, plan, life, random), there && act(there, plan, life, random)])
  await Promise.race([timeOf(plan, life), acting])
  here.learner.stop()
  there?.learner.stop()

  const otherLearnerComes = () => letOtherLearn(here.learner.page, life, random)
  const came = await interruptions[plan.interruption]({
    device,
    learner: here.learner,
    random,
    otherLearnerComes,
  })
  const due = ledger.dueAt(sara.userId, came)
  const forgiven = ledger.forgive(sara.userId, came.at, came.allowedMs)
  const hasEnded = await Promise.race([sleep(ENDS_WITHIN_MS), acting.then(() => true)])
  if (!hasEnded) await here.learner.page.close()

  await device.boot()
  life.page = [here, there].map((scene) => scene?.learner.page).find((page) => page && !page.isClosed())
  life.page ??= await device.newPage()
  await comeBack(plan, life, life.page)
  const learner = learnerAt(life.page, server.origin, random)
  if (plan.returnsTo === 'silent') await lookAlone(learner, here.lesson, life)
  const isOtherTab = life.page === there?.learner.page
  await check(learner, life, { due, forgiven, began, tally, lesson: here.lesson, isOtherTab })
  await server.mend()
}

/** Waits until the interruption is due. */
async function timeOf({ afterClaims, afterMs, activity }: InterruptionPlan, { ledger }: Life) {
  const claims = ledger.claims() + afterClaims
  const latest = Date.now() + activityOf(activity).lastsMs
  while (ledger.claims() < claims && Date.now() < latest) await sleep(5)
  await sleep(afterMs)
}

/** Omid signs in on the same device, works a little, and signs out or loses the browser. */
async function letOtherLearn(page: Page, life: Life, random: Random) {
  const { device, server, ledger } = life
  await learnerAt(page, server.origin, random).signIn(omid)
  const scene = await enterScene(omid, random.pick(calmActivities), { ...life, page }, random)
  const { learner, lesson, activity } = scene
  if (!scene.isIdle) await activityOf(activity).act(learner, random, lesson)
  if (random.chance(0.5)) return learner.signOut()
  const at = Date.now()
  await device.kill()
  ledger.forgive(omid.userId, at, PERCEIVED_MS)
}

/** Signs the learner in again, with the server in the planned state. */
async function comeBack(
  { interruption, returnsTo, line }: InterruptionPlan,
  { device, server, report }: Life,
  page: Page,
) {
  await server.release()
  if (returnsTo === 'well' || line === '401') await server.mend()
  const hadTo = await device.signInAgain(page, sara)
  if (hadTo && interruption !== 'another learner in between') report.sessionsLost += 1
  if (returnsTo === 'silent') await server.fail([silence])
}

/** The server does not answer. Usually the device alone shows the lesson; if not, that is no loss. */
async function lookAlone(learner: Learner, lesson: SyllabusLesson, { server, report }: Life) {
  const isShown = await learner.open(lesson).then(
    () => true,
    () => false,
  )
  report.alone.push(isShown)
  if (!isShown) await server.mend()
}
