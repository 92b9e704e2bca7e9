import type { Page } from '@playwright/test'
import { dark, light } from '../../../src/ui/theme/tokens'
import { expect, languagesOfRun, sara, signIn, test } from '../support/fixtures'

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** The colours that the browser has painted, frame by frame from the first. */
async function watchGround(page: Page) {
  await page.addInitScript(() => {
    const grounds: string[] = []
    Object.assign(window, { grounds })
    const look = () => {
      if (document.body) grounds.push(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { grounds: string[] }).grounds)])
}

const pickerIn = (page: Page, t: (key: string) => string) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('frame.theme.label') })

for (const language of languagesOfRun)
  test.describe(`colours, ${language}`, () => {
    test.use({ language })

    test('are dark from the first frame on a device with a dark theme', async ({ page, t }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      const grounds = await watchGround(page)
      await page.goto('/courses')
      await expect(pickerIn(page, t)).toContainText(t('frame.theme.device'))
      await expect(page.locator('main article').first()).toBeVisible()
      expect(await grounds()).toEqual([rgb(dark.page)])
    })

    test("follow the chosen theme rather than the device's, also after a reload and in other tabs", async ({
      page,
      context,
      t,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      const other = await context.newPage()
      await other.goto('/about-us')
      await page.goto('/faqs')
      const picker = pickerIn(page, t)
      await picker.click()
      await page.getByRole('menuitemradio', { name: t('frame.theme.light') }).click()
      await expect.poll(() => groundOf(page)).toBe(rgb(light.page))
      await expect(pickerIn(other, t)).toContainText(t('frame.theme.light'))
      await expect.poll(() => groundOf(other)).toBe(rgb(light.page))

      const grounds = await watchGround(page)
      await page.reload()
      await expect(picker).toContainText(t('frame.theme.light'))
      expect(await grounds()).toEqual([rgb(light.page)])
      await picker.click()
      await page.getByRole('menuitemradio', { name: t('frame.theme.device') }).click()
      await expect.poll(() => groundOf(page)).toBe(rgb(dark.page))
    })

    test('are dark in dialogs, too, and light on a certificate', async ({ page, t }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/courses')
      await page.getByRole('button', { name: t('courses.filter'), exact: true }).click()
      const dialog = page.locator('.ant-modal-container')
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('background-color', rgb(dark.paper))

      await signIn(page, sara)
      await page.goto('/courses/hello-english/certificate')
      const sheet = page.locator('main section[data-theme="light"]')
      await expect(sheet).toHaveCSS('background-color', rgb(light.paper))
    })

    test('are light in print', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
      await page.goto('/faqs')
      await expect.poll(() => groundOf(page)).toBe(rgb(light.page))
    })
  })
