/** Measures how soon a tab shows what the learner did in another tab. */
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { aside, type Finding, limitTo, median } from './finding.ts'
import { asLearner } from './learner.ts'

const COURSE = 'large-1x9'
const LESSONS = 7
const MAX_MS = 1000

/**
 * Completes lessons in one tab, and measures the time from each press to its mark in the other tab. It also
 * measures a bare message.
 */
export function measureTabs(browser: Browser, origin: string): Promise<Finding[]> {
  return asLearner(browser, origin, COURSE, async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(paths.learn(COURSE))
      await tab.locator('aside [aria-current="page"]').waitFor()
      await tab.waitForLoadState('networkidle')
    }
    const times: number[] = []
    const messages: number[] = []
    for (let number = 1; number <= LESSONS; number++) {
      messages.push(await bareMessage(page, other))
      const shown = whenCompleted(other, `${COURSE}-l-0${number}`)
      const pressed = await press(page)
      times.push((await shown) - pressed)
    }
    return [
      limitTo('Completed in one tab, shown in the other: median', median(times), MAX_MS, 'ms'),
      aside('… of which a bare message takes', median(messages), 'ms'),
    ]
  })
}

/**
 * Presses 'Next Lesson'.
 * @returns the time of the press, in milliseconds since 1970
 */
async function press(page: Page) {
  const before = page.url()
  const button = page.locator('main nav button').last()
  const pressed = button.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        element.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true }),
      ),
  )
  await button.click()
  await page.waitForURL((url) => url.href !== before)
  return pressed
}

/** @returns the time at which the list shows the lesson as completed, in milliseconds since 1970 */
function whenCompleted(page: Page, lessonId: string) {
  return page.locator('aside').evaluate(
    (list, selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!list.querySelector(selector)) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(list, { attributes: true, childList: true, subtree: true })
        look()
      }),
    `a[href$="lesson=${lessonId}"] svg[data-status="completed"]`,
  )
}

/** @returns the time that a message between two tabs takes if neither does anything with it */
async function bareMessage(from: Page, to: Page) {
  const arrived = to.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const channel = new BroadcastChannel('bench')
        channel.onmessage = () => {
          channel.close()
          resolve(Date.now())
        }
        document.documentElement.dataset.bench = 'listening'
      }),
  )
  await to.waitForSelector('html[data-bench="listening"]')
  const sent = await from.evaluate(() => {
    const channel = new BroadcastChannel('bench')
    const now = Date.now()
    channel.postMessage('')
    setTimeout(() => channel.close(), 1000)
    return now
  })
  return (await arrived) - sent
}
