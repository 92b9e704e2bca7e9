import type { Locator, Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'

const paragraphs = 120
const last = 'The very last word'

/** Opens the overview of a course, which is longer than any screen. */
async function openLongOverview(page: Page, name: string) {
  await page.route('**/api/course/get-full-course/**', async (route) => {
    const answer = await route.fetch()
    const html = `${'<p>Many words about a course.</p>'.repeat(paragraphs)}<p>${last}</p>`
    await route.fulfill({ response: answer, json: { ...(await answer.json()), html } })
  })
  await signIn(page, sara)
  await page.goto('/my-courses')
  await page.getByRole('button', { name }).click()
  await expect(page.getByText(last)).toBeAttached()
}

/** The part of the dialog that scrolls. */
const scroller = (dialog: Locator) =>
  dialog.evaluateHandle((element) => {
    const scrolls = [element, ...element.querySelectorAll('*')].filter(
      (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
    )
    if (scrolls.length !== 1) throw new Error(`${scrolls.length} parts of the dialog scroll`)
    return scrolls[0] as HTMLElement
  })

for (const language of languagesOfRun)
  test.describe(`the overview of a finished course, ${language}`, () => {
    test.use({ language })
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
      [740, 360],
    ] as const)
      test(`opens an overview modal, max height 70vh, which scrolls to its end: ${width} × ${height}`, async ({
        page,
        t,
      }) => {
        await page.setViewportSize({ width, height })
        await openLongOverview(page, t('myCourses.overview'))
        const dialog = page.getByRole('dialog')
        const words = await scroller(dialog)
        // The opening animation does not scale `clientHeight`.
        const tall = await words.evaluate((element) => element.clientHeight)
        expect(tall).toBeGreaterThan(0.6 * height)
        expect(tall).toBeLessThanOrEqual(0.7 * height + 1)

        // The keyboard scrolls the text, and the close button stays in view.
        await expect(page.getByText(last)).not.toBeInViewport()
        // The dialog takes the focus when its opening animation is over.
        await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
        // The end of the opening animation also stops a scroll in progress.
        await expect(page.locator('[class*="ant-fade-"]')).toHaveCount(0)
        await words.evaluate((element) => element.focus())
        await page.keyboard.press('End')
        await expect(page.getByText(last)).toBeInViewport()
        const close = dialog.locator('button').first()
        await expect(close).toBeInViewport({ ratio: 1 })
        await close.click()
        await expect(dialog).toHaveCount(0)
      })
  })
