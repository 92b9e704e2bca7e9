import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'

export type Visit = (page: Page, atRest: () => Promise<void>) => Promise<void>

/** Home page, catalogue, one course. */
export async function lookAround(page: Page, atRest: () => Promise<void>) {
  await page.goto(paths.home)
  await atRest()
  await page.locator(`a[href="${paths.courses}"]:visible`).first().click()
  await page.waitForURL(paths.courses)
  await atRest()
  await page.locator(`main a[href^="${paths.courses}/"]:visible`).first().click()
  await page.waitForURL(`**${paths.courses}/*`)
  await atRest()
}

/** Her courses, and the lesson that is next in the first one. */
export async function goOnLearning(page: Page, atRest: () => Promise<void>) {
  await page.goto(paths.myCourses)
  await atRest()
  await page.locator('main a[href^="/learn/"]:visible').first().click()
  await page.waitForURL('**/learn/**')
  await atRest()
}

/** The page is drawn, its program runs, and nothing is on its way. */
export async function pageAtRest(page: Page, quiet: () => Promise<void>) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !window.boot || window.boot.isHydrated || window.boot.isDrawn)
  await quiet()
}
