/**
 * Measures a course of 2 000 lessons on a slow machine: how long it takes to open, and how quickly its search
 * answers.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { aside, type Finding, limitTo, median } from './finding.ts'
import { asLearner, type Learner } from './learner.ts'
import { bareField, searches, typeAndWatch } from './typing.ts'

const SLOWDOWN = 4
const RUNS = 5
/** A machine is sometimes busy, but a slow page is slow in every run. */
const TYPING_RUNS = 3
const MAX_RATIO = 2
const MAX_PAINT_MS = 100

const small = 'large-3x4'
const shapes = ['large-50x40', 'large-1x2000']

export async function measureLargeCourses(browser: Browser, origin: string): Promise<Finding[]> {
  const findings = [await bareField(browser, 'before', SLOWDOWN)]
  for (const course of shapes)
    await asLearner(browser, origin, course, async (learner) => {
      const ratio = await asLearner(browser, origin, small, (other) => openingRatio(learner, course, other))
      findings.push(limitTo(`${course} opens, ÷ ${small}`, ratio, MAX_RATIO, ''))
      findings.push(...(await searchSpeed(learner, course)))
    })
  findings.push(await bareField(browser, 'after', SLOWDOWN))
  return findings
}

const slowDown = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** Alternates both courses, so that a slow minute of the machine affects both alike. */
async function openingRatio(learner: Learner, course: string, other: Learner) {
  const times = { large: [] as number[], small: [] as number[] }
  for (let round = 0; round < RUNS; round++) {
    times.large.push(await openingTime(learner, course))
    times.small.push(await openingTime(other, small))
  }
  return median(times.large) / median(times.small)
}

/** Milliseconds from the navigation to the frame in which the sidebar shows its current lesson. */
async function openingTime({ page, cdp }: Learner, course: string) {
  await slowDown(cdp)
  await page.goto(paths.learn(course))
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('aside [aria-current="page"]')) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.waitForLoadState('networkidle')
  return milliseconds
}

async function searchSpeed({ page, cdp }: Learner, course: string): Promise<Finding[]> {
  await slowDown(cdp)
  const box = page.locator('aside input[type=search]')
  const runs: Awaited<ReturnType<typeof typeAndWatch>>[] = []
  for (let round = 0; round < TYPING_RUNS; round++) runs.push(await typeAndWatch(page, box, searches))
  const keys = runs[0]?.keys ?? 0
  const inp = median(runs.map((one) => one.inp))
  const answers = runs.flatMap((one) => one.answers)
  return [
    limitTo(
      `${course}: interaction to next paint, ${keys} keys, CPU ÷ ${SLOWDOWN}, median of ${TYPING_RUNS}`,
      inp,
      MAX_PAINT_MS,
      'ms',
    ),
    aside(`${course}: slowest key`, Math.max(...runs.map(({ worst }) => worst)), 'ms'),
    limitTo(`${course}: from a key to what it finds, median`, median(answers), MAX_PAINT_MS, 'ms'),
    aside(`${course}: slowest of ${answers.length}`, Math.max(...answers), 'ms'),
  ]
}
