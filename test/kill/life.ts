import type { Page } from '@playwright/test'
import { createDevice, type Device } from './device.ts'
import { holdingsOf } from './holdings.ts'
import { createJudge, emptyTally, type Judge, type Tally } from './judge.ts'
import { goOffline, type KeepingReport, keepInterrupted, keepWhole } from './keeping.ts'
import type { KeepingPlan } from './keepingPlan.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { pass } from './passing.ts'
import type { InterruptionPlan, LifePlan } from './plan.ts'
import { createRandom } from './random.ts'
import { reckon } from './reckoning.ts'
import { omid, type Server, sara } from './server.ts'
import { ofCourses, omids, type Syllabus, saras, shortCourses } from './syllabus.ts'

export type LifeReport = {
  interruptions: { plan: InterruptionPlan; tally: Tally }[]
  /** Interruptions while the learner kept lessons. */
  keeping: { plan: KeepingPlan; report: KeepingReport }[]
  /** At the end: what the pages show, and what the server has. */
  seenAtEnd: Tally
  atServer: Tally
  /** Work that was lost, sent under another name or stuck, and the interruption that showed it. */
  problems: string[]
  /** Completions that showed too briefly to count and were lost: how long each showed, in milliseconds. */
  unseenLosses: number[]
  /** For each silent server: whether the device alone could show the lesson. */
  alone: boolean[]
  /** How often the browser restarted without the session. */
  sessionsLost: number
  /** Reports of completions and answers that the server had accepted before. */
  sentAgain: number
}

export type Life = {
  device: Device
  server: Server
  syllabus: Syllabus
  ledger: Ledger
  judge: Judge
  report: LifeReport
  /** The tab that the learner has open. */
  page?: Page
}

/**
 * Plays the interruptions of one learner on one device, one after the other. At the end everything must be at
 * the server.
 */
export async function live(
  { seed, plans, keeping }: LifePlan,
  server: Server,
  syllabus: Syllabus,
): Promise<LifeReport> {
  const report: LifeReport = {
    interruptions: [],
    keeping: [],
    seenAtEnd: emptyTally(),
    atServer: emptyTally(),
    problems: [],
    unseenLosses: [],
    alone: [],
    sessionsLost: 0,
    sentAgain: 0,
  }
  const ledger = createLedger()
  const { problems } = ledger
  await server.reset()
  server.gate?.setPace(Number.POSITIVE_INFINITY)
  server.gate?.open()
  await server.enroll(sara, saras.slice(2))
  await server.enroll(omid, omids)
  const begun = await server.state()
  const device = await createDevice(ledger, server, createRandom(seed).pick(['en', 'fa']))
  const life: Life = { device, server, syllabus, ledger, judge: createJudge(problems), report }
  /** @returns whether it ended without an error */
  const watched = async (where: string, happens: Promise<void>) => {
    const hasEnded = await happens.then(
      () => true,
      async (error: Error) => {
        problems.push(`BROKEN: ${error.stack}\nThe page says: ${await pageText(life.page)}`)
        return false
      },
    )
    const isLost = problems.some((problem) => problem.startsWith('LOST') || problem.startsWith('PLACE'))
    const holdings = isLost ? `\n${await holdingsOf(life, problems.join())}` : ''
    report.problems.push(...problems.splice(0).map((problem) => `${where}: ${problem}${holdings}`))
    return hasEnded
  }
  try {
    life.page = await device.newPage()
    await device.signInAgain(life.page, sara)
    if (keeping && !(await keepCourses(life, keeping, seed, watched))) return report
    for (const [index, plan] of plans.entries()) {
      const tally = emptyTally()
      report.interruptions.push({ plan, tally })
      const hasEnded = await watched(`interruption ${index + 1} (${inWords(plan)})`, pass(plan, life, tally))
      if (!hasEnded) return report
    }
    await watched('at the end', reckon(life, begun))
  } finally {
    await device.throwAway()
  }
  return report
}

type Watched = (where: string, happens: Promise<void>) => Promise<boolean>

/**
 * The learner keeps her courses, with interruptions, and then the network goes off.
 * @returns whether it ended without an error
 */
async function keepCourses(life: Life, keeping: KeepingPlan[], seed: number, watched: Watched) {
  for (const [index, plan] of keeping.entries()) {
    const where = `keeping ${index + 1} (${plan.slug}; ${plan.end} after ${plan.afterBytes} bytes)`
    const keep = async () =>
      void life.report.keeping.push({ plan, report: await keepInterrupted(plan, life) })
    if (!(await watched(where, keep()))) return false
  }
  const random = createRandom(seed + 1)
  const short = random.pick(shortCourses)
  life.syllabus = ofCourses(life.syllabus, [...keeping.map(({ slug }) => slug), short])
  const goesOffline = async () => {
    await keepWhole(life, short)
    await goOffline(life, random.chance(0.5))
  }
  return watched('before the network went off', goesOffline())
}

const inWords = ({ interruption, activity, line, returnsTo, afterMs }: InterruptionPlan) =>
  `${activity}; ${line}; ${interruption} after ${Math.round(afterMs)} ms; back to ${returnsTo}`

const pageText = (page: Page | undefined) =>
  page
    ?.locator('main')
    .textContent({ timeout: 1000 })
    .catch((error: Error) => error.message)
