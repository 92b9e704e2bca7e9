/**
 * Measures how long a page's tasks block a slow phone, from processor times: Lighthouse's blocking time
 * depends on what else the machine does, and differs by a factor of two between two runs.
 */
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { openBrowser, serveSite } from '../../scripts/visit.ts'
import { aside, type Finding, median } from './finding.ts'
import limits from './limits.json' with { type: 'json' }

const SLOWDOWN = 4
const RUNS = 9
const POLL_MS = 50
const PATIENCE_MS = 30_000
/** A task up to this long, in milliseconds, delays no answer that a visitor would notice. */
const UNNOTICED_MS = 50

/** An event of Chromium's trace. `tdur` is processor time in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number }

/**
 * Prints the blocking time of the public pages that have a limit of it, medians of nine cold visits.
 * @param against another build, which is visited in turn
 */
export async function measureBlocking(dist: string, against?: string): Promise<boolean> {
  const findings: Finding[] = []
  const sites = await Promise.all([dist, ...(against ? [against] : [])].map((folder) => serveSite(folder)))
  const browser = await openBrowser()
  try {
    for (const { name, path } of limits.pages.filter(({ tbt }) => tbt !== undefined)) {
      const times: number[][] = sites.map(() => [])
      for (let run = 0; run < RUNS; run += 1)
        for (const [index, { origin }] of sites.entries())
          times[index]?.push(await blockingTime(browser, origin + path))
      const [own = Number.NaN, other] = times.map(median)
      findings.push(aside(`${name}: blocking, processor time × ${SLOWDOWN}`, own, 'ms'))
      if (other === undefined) continue
      findings.push(aside(`${name}: the other build`, other, 'ms'))
      findings.push(aside(`${name}: ratio`, own / other, ''))
    }
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
  console.log('\n| Blocking | Measured |\n|---|--:|')
  for (const { what, measured } of findings) console.log(`| ${what} | ${measured} |`)
  return findings.every(({ measured }) => !measured.startsWith('NaN'))
}

/**
 * @returns the time above 50 ms of each task after the first paint of a cold visit, on a phone that is four
 * times slower
 */
async function blockingTime(browser: Browser, url: string) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await browser.newBrowserCDPSession()
  const trace = await startTrace(session)
  await page.goto(url)
  await programStarted(await context.newCDPSession(page))
  await page.waitForLoadState('networkidle')
  const events = await trace.end()
  await session.detach()
  await context.close()
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - UNNOTICED_MS))
    .reduce((sum, time) => sum + time, 0)
}

/**
 * Playwright's own way to wait injects a script, which takes 15 ms of the page's thread.
 * @throws if the program does not start in time
 */
async function programStarted(session: CDPSession) {
  const expression = '!window.boot || window.boot.isHydrated'
  const end = performance.now() + PATIENCE_MS
  while (!(await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value) {
    if (performance.now() > end) throw new Error(`The program has not started in ${PATIENCE_MS} ms`)
    await setTimeout(POLL_MS)
  }
}

async function startTrace(session: CDPSession) {
  const events: TraceEvent[] = []
  // The protocol's type knows text values alone; Chromium sends numbers, too.
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'toplevel',
        'loading',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    },
  })
  return {
    async end() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      return events
    },
  }
}
