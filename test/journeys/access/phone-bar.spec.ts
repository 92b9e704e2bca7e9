import type { Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { lessonPath, stream } from '../support/watching'

/** Whether the bar at the end of the screen wholly covers the focused element. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('main nav')
    const focused = document.activeElement
    if (!bar || !focused || bar.contains(focused)) return false
    return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top
  })

for (const language of languagesOfRun)
  test.describe(`the player's bar on a phone, by keyboard, ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } })

    for (const [what, path, viewer] of [
      ['a video', stream, '.plyr__controls'],
      ['a quiz', lessonPath('11'), 'article form'],
    ] as const)
      test(`does not cover the focused control of ${what} at any height of the screen`, async ({
        page,
        t,
      }) => {
        await signIn(page, sara)
        await page.goto(path)
        await page.locator(viewer).waitFor()
        const next = page.getByRole('button', { name: t('learn.bar.next') })
        for (const height of [560, 600, 640, 680]) {
          await page.setViewportSize({ width: 360, height })
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          await pageHeading(page).focus()
          for (let steps = 0; !(await next.evaluate((button) => button.matches(':focus'))); steps++) {
            expect(steps, 'the bar is reached').toBeLessThan(30)
            await page.keyboard.press('Tab')
            await expect.poll(() => isCovered(page)).toBe(false)
          }
        }
      })
  })
