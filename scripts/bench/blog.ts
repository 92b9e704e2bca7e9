/** 2 000 posts scrolled through on a slow machine: whether the page ever stops answering, and what it keeps in memory. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { aside, atLeast, atMost, type Finding } from './finding.ts'
import { measureParts } from './parts.ts'

const CARDS = 2000
const WARM_UP_CARDS = 500
const SLOWDOWN = 4
const MAX_TASK_MS = 100
const MAX_SHIFT = 0.02
/** A second time through the same cards leaves nothing behind. */
const MAX_GROWTH_MB = 2
/** A card of the list costs its place in the page, and nothing that grows with the list. */
const MAX_CARD_KB = 20
/** Pixels in a frame: far more than a hand moves. */
const STEP = 400
const MEGABYTE = 1_000_000
const KILOBYTE = 1000

declare global {
  interface Window {
    watched: { longest: number; shift: number }
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
    const warm = await heap(page, cdp)
    await scrollDown(page, CARDS)
    const full = await heap(page, cdp)
    const cards = await page.locator('main article').count()
    await scrollBackAndForth(page)
    const again = await heap(page, cdp)
    const { longest, shift } = await page.evaluate(() => window.watched)
    return [
      atLeast('cards scrolled through', cards, CARDS, ''),
      atMost(`longest task meanwhile, CPU ÷ ${SLOWDOWN}`, longest, MAX_TASK_MS, 'ms'),
      atMost('layout shift meanwhile', shift, MAX_SHIFT, ''),
      atMost('heap per card', (full - warm) / (CARDS - WARM_UP_CARDS) / KILOBYTE, MAX_CARD_KB, 'kB'),
      atMost('growth of the heap, once more through all', (again - full) / MEGABYTE, MAX_GROWTH_MB, 'MB'),
      aside('heap with all cards', full / MEGABYTE, 'MB'),
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page. Tasks under 50 ms are not told, and make no difference. */
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

/** Faster than a hand on a wheel, and no further than the cards; where the list waits for its button, that is pressed. */
async function scrollDown(page: Page, cards: number) {
  while ((await page.locator('main article').count()) < cards) {
    await page.evaluate(
      async ([wanted, step]) => {
        const all = document.querySelector('main [role=list]')?.getElementsByTagName('article')
        const isWaiting = () =>
          all?.[all.length - 1]?.closest('[role=list]')?.getAttribute('aria-busy') === 'true'
        let rest = 0
        while (all && all.length < wanted && rest < 60) {
          const bottom = Math.floor(all[all.length - 1]?.getBoundingClientRect().bottom ?? 0)
          if (bottom > innerHeight) scrollBy(0, Math.min(step, bottom - innerHeight))
          rest = bottom > innerHeight || isWaiting() ? 0 : rest + 1
          await new Promise(requestAnimationFrame)
        }
      },
      [cards, STEP] as const,
    )
    if ((await page.locator('main article').count()) < cards)
      await page.locator('main [role=list] ~ div button').click()
  }
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

/** Bytes that the page's scripts hold, without what nobody needs any more. */
async function heap(page: Page, cdp: CDPSession) {
  await page.waitForLoadState('networkidle')
  // What a collection sets free may hold other things, which the next one finds.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
