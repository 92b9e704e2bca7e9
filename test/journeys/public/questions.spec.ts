import { expect, languagesOfRun, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { pageHeading } from '../support/pageHeading'

const search = { en: 'CERTIFICATE', fa: 'گواهي' }

for (const language of languagesOfRun)
  test.describe(`frequently asked questions, ${language}`, () => {
    test.use({ language })

    test('can be searched and opened by keyboard alone', async ({ page, t }) => {
      await page.goto('/faqs')
      await tabTo(page, page.getByRole('searchbox'))
      await page.keyboard.type(search[language])
      await expect(page.locator('main h3 > button[aria-expanded]')).toHaveCount(3)
      await expect(page).toHaveURL(/\?search=/)
      await tabTo(page, page.locator('#certificate h3 > button'))
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('faqs.questions.certificate.answer'))).toBeVisible()
      await page.reload()
      await expect(page.locator('main h3 > button[aria-expanded]')).toHaveCount(3)
    })

    test('have a link to copy, which opens the question and scrolls to it', async ({
      page,
      context,
      t,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/faqs')
      await page.locator('#school h3 > button').click()
      await page
        .locator('#school')
        .getByRole('button', { name: t('faqs.copy') })
        .click()
      await expect(page.locator('#school')).toContainText(t('faqs.copied'))
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(`${baseURL}/faqs#school`)

      const reader = await context.newPage()
      await reader.goto(link)
      await expect(reader.getByText(t('faqs.questions.school.answer'))).toBeInViewport()
      await expect(reader.locator('#school h3 > button')).toBeFocused()
    })

    test('say that a search has no results, and link to the contact page', async ({ page, t }) => {
      await page.goto('/faqs?search=zzzz')
      await expect(page.getByText(t('faqs.noneText'))).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('faqs.ask') })
        .click()
      await expect(page).toHaveURL('/contact-us')
    })

    test('have a link to each theme, which scrolls to it', async ({ page, t }) => {
      await page.goto('/faqs')
      await page.getByRole('link', { name: t('faqs.themes.teaching') }).click()
      await expect(page.getByRole('heading', { name: t('faqs.themes.teaching') })).toBeInViewport()
    })

    test('are in the structured data for search engines', async ({ page, t }) => {
      await page.goto('/faqs')
      await expect(pageHeading(page)).toBeVisible()
      const data = await page.locator('script[data-head][type="application/ld+json"]').textContent()
      expect(data).toContain(t('faqs.questions.free.question'))
    })
  })
