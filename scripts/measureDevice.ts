/**
 * Counts what a learner's device costs with its service worker: visits, lessons that it keeps, lessons under
 * saved data; and compares the first paint offline with the one online. Writes the figures into
 * docs/scale.md, and fails if a second visit transfers more than it may. `npm run scale:device -- --dry-run`
 * writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { countingHost } from './scale/countingHost.ts'
import { bytesOf, deviceFigures, type LessonCalls, type Paints } from './scale/deviceFigures.ts'
import { withFigures } from './scale/figures.ts'
import { goOnLearning, pageAtRest, type Visit } from './scale/visits.ts'
import { learner, openBrowser, serveSite, signIn } from './visit.ts'

const PAGE = fileURLToPath(new URL('../docs/scale.md', import.meta.url))
/** A second visit with nothing new transfers no more. */
const SECOND_VISIT_BYTES = 5_000
const PAINTS = 5
const COURSE = 'first-steps-in-scratch'
const READ = '09'
/** Lessons of the learner's course by type. */
const lessons = {
  'a text': READ,
  'a picture': '03',
  'a PDF': '10',
  'a film, one file': '05',
  'a film, HLS': '12',
  'a quiz': '11',
}

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const site = await serveSite('dist')
const host = await countingHost(site.origin)
const browser = await openBrowser()
try {
  const { visits, second } = await measureVisits()
  const measured = { visits, second, lessons: await measureLessons(), paints: await measurePaints() }
  const figures = deviceFigures(measured)
  console.log(figures)
  if (!values['dry-run']) writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), figures, 'device'))
  if (bytesOf(second) > SECOND_VISIT_BYTES) {
    console.error(`A second visit transfers ${bytesOf(second)} bytes; it may transfer ${SECOND_VISIT_BYTES}.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  host.close()
  await site.close()
}

/** A signed-in learner with an empty cache, and with her own world. */
async function asLearner<Result>(
  name: string,
  work: (context: BrowserContext) => Promise<Result>,
  dataUse?: 'less',
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: host.origin,
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: { 'x-mock-world': `device-${name.replaceAll(/\W+/g, '-')}` },
  })
  try {
    const page = await context.newPage()
    await signIn(page, host.origin, learner)
    if (dataUse) await page.evaluate((choice) => localStorage.setItem('data-use', choice), dataUse)
    await page.close()
    await host.quiet()
    host.take()
    return await work(context)
  } finally {
    await context.close()
  }
}

/** One visit in a tab of its own. @returns its calls */
async function counted(context: BrowserContext, visit: Visit) {
  const page = await context.newPage()
  await visit(page, () => atRest(page))
  const calls = host.take()
  await page.close()
  return calls
}

/** The page is drawn, its worker has what it keeps, and nothing is on its way. */
async function atRest(page: Page) {
  await pageAtRest(page, () =>
    page.evaluate(async () => void (await navigator.serviceWorker.ready)).then(host.quiet),
  )
}

function open(address: string): Visit {
  return async (page, atRest) => {
    await page.goto(address)
    await atRest()
  }
}

function lessonAt(number: string) {
  return paths.learn(COURSE, `c-001-l-${number}`)
}

/** The device has the program and the course, as after a first visit. */
async function visitBefore(context: BrowserContext) {
  await counted(context, open(paths.myCourses))
  await counted(context, open(lessonAt(READ)))
}

function measureVisits() {
  return asLearner('visits', async (context) => {
    const first = await counted(context, goOnLearning)
    const second = await counted(context, goOnLearning)
    // The document of a lesson has its own address, which no visit has opened yet.
    await counted(context, open(lessonAt(READ)))
    return {
      second,
      visits: {
        'First visit of a learner: her courses, her lesson': first,
        'Second visit, nothing new': second,
        'The same, to my courses alone': await counted(context, open(paths.myCourses)),
        'The same, to the lesson alone': await counted(context, open(lessonAt(READ))),
      },
    }
  })
}

async function measureLessons() {
  const measured: Record<string, LessonCalls> = {}
  for (const [name, number] of Object.entries(lessons)) {
    const opened = await asLearner(`open ${name}`, async (context) => {
      await visitBefore(context)
      return counted(context, open(lessonAt(number)))
    })
    measured[name] = {
      opened,
      ...(await asLearner(`keep ${name}`, (context) => keep(context, number), 'less')),
    }
  }
  return measured
}

/** Saving data, so that opening the lesson loads nothing which keeping it loads. */
async function keep(context: BrowserContext, number: string) {
  await visitBefore(context)
  const page = await context.newPage()
  await open(lessonAt(number))(page, () => atRest(page))
  const gated = host.take()
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await page.locator('article [data-keeping=kept]').first().waitFor()
  // Some seconds later the page loads what kept lessons need.
  await page.waitForFunction(() => localStorage.getItem('kept-viewers'))
  await host.quiet()
  const kept = host.take()
  await page.close()
  return { gated, kept, reopened: await counted(context, open(lessonAt(number))) }
}

function measurePaints() {
  return asLearner('paints', async (context) => {
    await visitBefore(context)
    const paints: Record<string, Paints> = {}
    for (const [name, address] of [
      ['my courses', paths.myCourses],
      ['the player', lessonAt(READ)],
    ] as const) {
      const paint: Paints = { online: [], offline: [] }
      for (let run = 0; run < PAINTS; run++) {
        paint.online.push(await firstPaint(context, address))
        await context.setOffline(true)
        paint.offline.push(await firstPaint(context, address))
        await context.setOffline(false)
      }
      paints[name] = paint
    }
    return paints
  })
}

/** @returns milliseconds from the start of the visit */
async function firstPaint(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address)
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  await page.close()
  return milliseconds
}
