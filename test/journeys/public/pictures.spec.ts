import type { Page } from '@playwright/test'
import type { ReceivedRequest } from '../../../mocks/http/places'
import { expect, expectAccessible, languages, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

/** The number of course pictures that were requested from the server. */
async function coursePictures(page: Page) {
  const requests: ReceivedRequest[] = await (await page.request.get('/__mock/requests')).json()
  return requests.filter(({ path }) => path.startsWith('/mock-media/courses/')).length
}

for (const language of languages)
  for (const width of [360, 1280])
    test.describe(`pictures for a visitor who saves data, ${language}, ${width} px`, () => {
      test.use({ language, viewport: { width, height: 800 } })

      test('load only once she asks for them, and then on the next pages, too', async ({ page, t }) => {
        await page.addInitScript(() => localStorage.setItem('data-use', 'less'))
        await page.goto('/about-us')
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('frame.footer.courses') })
          .click()
        await expect(pageHeading(page)).toBeVisible()
        const picture = page.getByRole('article').first().locator('img').first()
        await expect(picture).toHaveAttribute('src', '/static/images/course-fallback.svg')
        await page.waitForLoadState('networkidle')
        expect(await coursePictures(page)).toBe(0)
        const choice = page.getByRole('checkbox', { name: t('frame.dataUse.pictures') })
        await expect(choice).not.toBeChecked()
        await expectAccessible(page)
        await choice.check()
        await expect(picture).toHaveAttribute('src', /^\/mock-media\//)
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        await expectAccessible(page)
        await page.getByRole('article').first().getByRole('link').first().click()
        await expect(page).toHaveURL(/\/courses\/./)
        await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/mock-media\//)
      })

      test('in a text load on a press of the button', async ({ page, t }) => {
        await page.addInitScript(() => localStorage.setItem('data-use', 'less'))
        await page.goto('/blogs')
        await page.locator('a[href="/blogs/watercolour-on-a-rainy-day"]').first().click()
        const picture = page.locator('main figure img')
        await expect(picture).toHaveAttribute('src', '/static/images/image-fallback.svg')
        const show = page.getByRole('button', { name: t('ui.showPictures') })
        await expectAccessible(page)
        await show.press('Enter')
        await expect(picture).toHaveAttribute('src', /^\/mock-media\//)
        await expect(show).toBeHidden()
        await expect(page.locator('.rich-text')).toBeFocused()
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      })
    })
