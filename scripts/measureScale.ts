/**
 * Counts what visits and ten minutes of learning cost in calls and bytes, and what a million learners a day
 * would cost the host of the API and a CDN (scripts/scale/load.ts has the assumptions). Writes the figures
 * into docs/scale.md. `npm run scale -- --dry-run` writes nothing, and only prints them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { asLearner } from '../tools/bench/learner.ts'
import { FILM, openFilm } from '../tools/bench/watching.ts'
import type { Call } from './scale/call.ts'
import { figuresOf, unexplained, withFigures } from './scale/figures.ts'
import { assumptions, loadOf } from './scale/load.ts'
import { goOnLearning, lookAround, pageAtRest, type Visit } from './scale/visits.ts'
import { type CallWatch, watchCalls } from './scale/watchCalls.ts'
import { type Account, learner, openBrowser, serveSite, signIn } from './visit.ts'

const PAGE = fileURLToPath(new URL('../docs/scale.md', import.meta.url))
const TEN_MINUTES_S = 600
/**
 * The film plays so many times as fast. Its clock ticks four times a second, so each fifth second is still
 * met.
 */
const FILM_SPEED = 8
const TEXTS = 'large-1x9'
const LESSONS = 5
const NEXT = 'Next Lesson'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const site = await serveSite('dist')
const browser = await openBrowser()
try {
  const [visitorCold, visitorWarm] = await twice(browser, lookAround)
  const [coldVisit, warmVisit] = await twice(browser, goOnLearning, learner)
  const tenMinutesOfFilm = await watchFilm(browser)
  const tenMinutesOfTexts = await readTexts(browser)
  const load = loadOf({ coldVisit, warmVisit, tenMinutesOfFilm, tenMinutesOfTexts })
  const figures = figuresOf(
    {
      'A visitor looks around, empty cache': visitorCold,
      'The same, filled cache': visitorWarm,
      'A learner comes to her lesson, empty cache': coldVisit,
      'The same, filled cache (second visit)': warmVisit,
      'Ten minutes of a film': tenMinutesOfFilm,
      'Ten minutes of texts, five lessons': tenMinutesOfTexts,
    },
    load,
    assumptions,
  )
  console.log(figures)
  const page = readFileSync(PAGE, 'utf8')
  if (!values['dry-run']) writeFileSync(PAGE, withFigures(page, figures))
  for (const operation of unexplained(page, load)) {
    console.error(`docs/scale.md does not say what would halve the calls of ${operation}.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.close()
}

/** One visitor twice: with an empty cache, then in another tab of the same browser. */
async function twice(browser: Browser, visit: Visit, as?: Account): Promise<[Call[], Call[]]> {
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: { 'x-mock-world': `scale-${as ? 'learner' : 'visitor'}` },
  })
  try {
    if (as) await signInApart(context, as)
    return [await counted(context, visit), await counted(context, visit)]
  } finally {
    await context.close()
  }
}

async function signInApart(context: BrowserContext, account: Account) {
  const page = await context.newPage()
  await signIn(page, site.origin, account)
  await page.close()
}

async function counted(context: BrowserContext, visit: Visit): Promise<Call[]> {
  const page = await context.newPage()
  const watch = await watchCalls(await context.newCDPSession(page))
  await visit(page, () => atRest(page, watch))
  const calls = watch.take()
  await page.close()
  return calls
}

function atRest(page: Page, { quiet }: CallWatch) {
  return pageAtRest(page, quiet)
}

/** The film is already open; it plays for ten minutes of its own time. */
function watchFilm(browser: Browser): Promise<Call[]> {
  return asLearner(browser, site.origin, FILM, async ({ page, cdp }) => {
    await openFilm(page)
    const watch = await watchCalls(cdp)
    await watch.quiet()
    watch.take()
    await page.evaluate(
      ([speed, end]) =>
        new Promise<void>((resolve, reject) => {
          const video = document.querySelector('video')
          if (!video) return reject(new Error('There is no film.'))
          video.muted = true
          video.playbackRate = speed
          video.addEventListener('timeupdate', () => {
            if (video.currentTime < end) return
            video.pause()
            resolve()
          })
          video.play().catch(reject)
        }),
      [FILM_SPEED, TEN_MINUTES_S] as const,
    )
    await watch.quiet()
    return watch.take()
  })
}

/** Two minutes for each text by the page's clock, which the script moves on, then the next one. */
function readTexts(browser: Browser): Promise<Call[]> {
  return asLearner(browser, site.origin, TEXTS, async ({ page, cdp }) => {
    await page.clock.install()
    const watch = await watchCalls(cdp)
    await page.goto(paths.learn(TEXTS, `${TEXTS}-l-01`))
    await atRest(page, watch)
    watch.take()
    for (let lesson = 0; lesson < LESSONS; lesson++) {
      await page.clock.runFor((TEN_MINUTES_S / LESSONS) * 1000)
      await watch.quiet()
      const before = page.url()
      await page.getByRole('button', { name: NEXT }).click()
      await page.clock.runFor(1000)
      await page.waitForURL((url) => url.href !== before)
    }
    await watch.quiet()
    return watch.take()
  })
}
