/** A course of 2 000 lessons on a slow machine: how long it takes to open, and how quickly its search answers. */
import type { Browser, CDPSession } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { aside, atMost, type Finding, median } from './finding.ts'
import { typeAndWatch } from './interactions.ts'
import { asLearner, type Learner } from './learner.ts'

const SLOWDOWN = 4
const ROUNDS = 5
/** A machine has other things to do now and then; a page that is slow is slow each time. */
const TYPING_ROUNDS = 3
const MAX_RATIO = 2
const MAX_PAINT_MS = 100
/** A machine that is slower than this with a page of one field is too busy to measure anything. */
const MAX_BARE_MS = 50

const small = 'large-3x4'
const shapes = ['large-50x40', 'large-1x2000']

/** Find a few lessons, none, and nearly all. */
const searches = ['stories told 12', 'zebra', 'rivers find', '1', 'cat 1999', 'a']

export async function measureLargeCourses(browser: Browser, origin: string): Promise<Finding[]> {
  const findings = [await bareField(browser, 'before')]
  for (const course of shapes)
    await asLearner(browser, origin, course, async (learner) => {
      const ratio = await asLearner(browser, origin, small, (other) => openingRatio(learner, course, other))
      findings.push(atMost(`${course} opens, ÷ ${small}`, ratio, MAX_RATIO, ''))
      findings.push(...(await searchSpeed(learner, course)))
    })
  findings.push(await bareField(browser, 'after'))
  return findings
}

/** What the machine itself takes: where this is slow, it is busy with something else, and the other numbers say little. */
async function bareField(browser: Browser, when: string) {
  const page = await browser.newPage()
  await page.setContent(
    '<aside><input oninput="found.textContent = value" /><p id="found" role="status"></p></aside>',
  )
  await slowDown(await page.context().newCDPSession(page))
  const { inp } = await typeAndWatch(page, page.locator('input'), searches)
  await page.close()
  return atMost(`a bare field ${when}: interaction to next paint`, inp, MAX_BARE_MS, 'ms')
}

const slowDown = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** By turns, so that a slow minute of the machine meets both alike. */
async function openingRatio(learner: Learner, course: string, other: Learner) {
  const times = { large: [] as number[], small: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
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
  const rounds: Awaited<ReturnType<typeof typeAndWatch>>[] = []
  for (let round = 0; round < TYPING_ROUNDS; round++) rounds.push(await typeAndWatch(page, box, searches))
  const keys = rounds[0]?.keys ?? 0
  const inp = median(rounds.map((one) => one.inp))
  const answers = rounds.flatMap((one) => one.answers)
  return [
    atMost(
      `${course}: interaction to next paint, ${keys} keys, CPU ÷ ${SLOWDOWN}, median of ${TYPING_ROUNDS}`,
      inp,
      MAX_PAINT_MS,
      'ms',
    ),
    aside(`${course}: slowest key`, Math.max(...rounds.map(({ worst }) => worst)), 'ms'),
    atMost(`${course}: from a key to what it finds, median`, median(answers), MAX_PAINT_MS, 'ms'),
    aside(`${course}: slowest of ${answers.length}`, Math.max(...answers), 'ms'),
  ]
}
