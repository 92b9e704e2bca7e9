/**
 * Scrolls through 2 000 posts on a slow machine: does the page ever stop answering, and what does it keep in
 * memory?
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { aside, atLeast, type Finding, limitTo } from './finding.ts'
import { measureParts } from './parts.ts'

const CARDS = 2000
const WARM_UP_CARDS = 500
const SLOWDOWN = 4
const MAX_TASK_MS = 100
const MAX_SHIFT = 0.02
/** A second pass over the same cards must leave nothing in memory. */
const MAX_GROWTH_MB = 2
/** A card out of sight keeps the server's data, and no elements. */
const MAX_CARD_KB = 3
/**
 * The page does not grow with the list: largest share of additional nodes, compared with a quarter of the
 * cards.
 */
const MAX_MORE_NODES = 0.1
/** Pixels per frame, far more than a hand scrolls. */
const STEP = 400
const MEGABYTE = 1_000_000
const KILOBYTE = 1000

declare global {
  interface Window {
    watched: { longest: number; shift: number }
    countCards: () => number
  }
}

export function measureBlog(dist: string): Promise<boolean> {
  return measureParts('Blog', { cards: measureCards }, dist)
}

async function measureCards(browser: Browser, origin: string): Promise<Finding[]> {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.goto(`${paths.blogs}?search=many-${CARDS}&filter=desc`)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(watch)
    await scrollDown(page, WARM_UP_CARDS)
    const warm = await memory(page, cdp)
    await scrollDown(page, CARDS)
    const full = await memory(page, cdp)
    const cards = await page.evaluate(countCards)
    await scrollBackAndForth(page)
    const again = await memory(page, cdp)
    const { longest, shift } = await page.evaluate(() => window.watched)
    return [
      atLeast('cards scrolled through', cards, CARDS, ''),
      limitTo(`longest task meanwhile, CPU ÷ ${SLOWDOWN}`, longest, MAX_TASK_MS, 'ms'),
      limitTo('layout shift meanwhile', shift, MAX_SHIFT, ''),
      limitTo(
        `nodes with ${CARDS} cards ÷ with ${WARM_UP_CARDS}`,
        full.nodes / warm.nodes,
        1 + MAX_MORE_NODES,
        '',
      ),
      limitTo(
        'heap per card',
        (full.heap - warm.heap) / (CARDS - WARM_UP_CARDS) / KILOBYTE,
        MAX_CARD_KB,
        'kB',
      ),
      limitTo(
        'growth of the heap, once more through all',
        (again.heap - full.heap) / MEGABYTE,
        MAX_GROWTH_MB,
        'MB',
      ),
      aside('nodes with all cards', full.nodes, ''),
      aside('heap with all cards', full.heap / MEGABYTE, 'MB'),
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page. The browser does not report tasks under 50 ms, which do not matter. */
function watch() {
  window.watched = { longest: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.watched.longest = Math.max(window.watched.longest, duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.watched.shift += entry.value
  }).observe({ type: 'layout-shift' })
}

/** Runs in the page. Only some cards are rendered, but the last one knows its number. */
function countCards() {
  return Number([...document.querySelectorAll('main [role=listitem]')].at(-1)?.ariaPosInSet ?? 0)
}

/**
 * Scrolls faster than a mouse wheel, down to this number of cards.
 * @throws if the list stops growing
 */
async function scrollDown(page: Page, cards: number) {
  await page.evaluate(`window.countCards = ${countCards}`)
  await page.evaluate(
    async ([wanted, step]) => {
      const list = document.querySelector('main [role=list]')
      let rest = 0
      while (window.countCards() < wanted && rest < 60) {
        const last = [...document.querySelectorAll('main [role=listitem]')].at(-1)
        const bottom = Math.floor(last?.getBoundingClientRect().bottom ?? 0)
        if (bottom > innerHeight) scrollBy(0, Math.min(step, bottom - innerHeight))
        rest = bottom > innerHeight || list?.ariaBusy === 'true' ? 0 : rest + 1
        await new Promise(requestAnimationFrame)
      }
    },
    [cards, STEP] as const,
  )
  const count = await page.evaluate(countCards)
  if (count < cards) throw new Error(`The list ends at ${count} of ${cards} cards.`)
}

function scrollBackAndForth(page: Page) {
  return page.evaluate(async () => {
    for (const direction of [-1, 1])
      for (let top = -1; top !== scrollY; ) {
        top = scrollY
        scrollBy(0, direction * innerHeight)
        await new Promise(requestAnimationFrame)
      }
  })
}

/** Bytes that the page's scripts hold and nodes of its documents, after garbage collection. */
async function memory(page: Page, cdp: CDPSession) {
  await page.waitForLoadState('networkidle')
  // A collection frees objects that hold others, which only the next one frees.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}
