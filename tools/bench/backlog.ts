/** Measures how long it takes until the server has what a learner did without a connection. */
import type { Browser, Request } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { type Finding, limitTo } from './finding.ts'
import { asLearner, isReport, type Learner } from './learner.ts'

const COURSE = 'large-5x50'
const LESSONS = 200
const MAX_SECONDS = 3
/** A report that has not arrived by then was never sent. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 100

/**
 * Completes the lessons with 'Next Lesson' without a connection, and measures the time from its return to the
 * last acknowledgement.
 */
export function measureBacklog(browser: Browser, origin: string): Promise<Finding[]> {
  return asLearner(browser, origin, COURSE, async (learner) => {
    await completeOffline(learner)
    const seconds = await drain(learner)
    return [
      limitTo(
        `${LESSONS} lessons completed offline: seconds from 'online' to the last answer`,
        seconds,
        MAX_SECONDS,
        's',
      ),
    ]
  })
}

async function completeOffline({ page, context }: Learner) {
  await page.goto(paths.learn(COURSE))
  await page.locator('aside [aria-current="page"]').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (let done = 0; done < LESSONS; done++) {
    const before = page.url()
    await page.locator('main nav button').last().click()
    await page.waitForURL((url) => url.href !== before)
  }
}

async function drain({ page, context, completed }: Learner) {
  let lastAnswer = 0
  const onAnswer = (request: Request) => {
    if (isReport(request.url())) lastAnswer = Date.now()
  }
  page.on('requestfinished', onAnswer)
  const online = Date.now()
  await context.setOffline(false)
  while ((await completed()) < LESSONS) {
    if (Date.now() - online > PATIENCE_MS) return Number.NaN
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
  await page.waitForLoadState('networkidle')
  return (lastAnswer - online) / 1000
}
