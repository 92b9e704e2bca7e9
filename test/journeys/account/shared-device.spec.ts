import type { Page } from '@playwright/test'
import { learnTexts } from '../durability/learning'
import { everythingKept } from '../support/everythingKept'
import { expect, languagesOfRun, sara, test } from '../support/fixtures'

/** Address and id of the course whose texts she reads. */
const COURSE = 'large-1x9'
const LETTER = 'My daughter is in the course of Scratch.'
/** Keys that belong to the device or to the tab (docs/security.md#what-stays-on-a-device). */
const KEPT = ['player', 'theme', 'scroll-places', 'visit-bytes']

for (const language of languagesOfRun)
  test.describe(`a shared device, ${language}`, () => {
    test.use({ language })

    test('sign-out removes the name, address, courses and typed text of the learner', async ({ page, t }) => {
      await learnTexts(page, sara)
      await page.goto('/my-courses')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.goto('/contact-us')
      await page.getByLabel(t('contact.form.message'), { exact: true }).fill(LETTER)
      // The search would notice: all of it is there before sign-out. The form stores the letter once its
      // code is loaded.
      const work = [LETTER, COURSE, 'u-001', 'accessToken']
      await expect.poll(() => tracesOf(work, page)).toEqual(work)

      await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
      await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
      await expect(page).toHaveURL('/')
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('frame.account.signin') }),
      ).toBeVisible()

      const traces = [LETTER, 'Sara', 'Lindholm', sara.email, 'u-001', COURSE, 'accessToken']
      await expect.poll(() => tracesOf(traces, page)).toEqual([])
      const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(keys.filter((key) => !KEPT.includes(key))).toEqual([])
    })
  })

async function tracesOf(traces: readonly string[], page: Page) {
  const kept = await everythingKept(page)
  return traces.filter((trace) => kept.includes(trace))
}
