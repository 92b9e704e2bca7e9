import type { Page } from '@playwright/test'
import { cardNumber, dialog, donateButton, GOOD_CARD, payWith } from '../support/donating'
import { expect, type Language, languages, test } from '../support/fixtures'

type Texts = (key: string, values?: Record<string, string>) => string

/** Signs in as Omid, who has no donation yet, by the button on the sign-in page. */
async function comeIn(page: Page, t: Texts) {
  await page.goto('/signin')
  await page
    .getByRole('complementary', { name: t('signin.demo.title') })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByText(t('signin.success'))).toBeVisible()
}

for (const language of languages as Language[])
  test.describe(`a donation in the demo, ${language}`, () => {
    test.use({ language })

    test('once: is paid on the demo payment page, and leaves nothing in the address', async ({ page, t }) => {
      await comeIn(page, t)
      await page.goto('/donation?price=30')
      await donateButton(page, t).click()
      await page.waitForURL(/mock-pay/)
      const link = page.url()
      await page.locator('#pay').click()
      await expect(dialog(page, t('donation.news.paid.title'))).toBeVisible()
      expect(page.url()).not.toContain('mock-paid')

      await page.goto(link)
      await expect(page.locator('#pay')).toBeHidden()
      await expect(page.locator('#back')).toHaveAttribute('href', '/donation?result=true')
      await page.goto('/user/profile?filter=payment')
      await expect(page.locator('tr[data-row]')).toHaveCount(1)
    })

    test('every month: is paid in the mock card field, and the subscription survives a reload', async ({
      page,
      t,
    }) => {
      await comeIn(page, t)
      await page.goto('/donation?interval=month&price=20')
      await donateButton(page, t).click()
      await expect(cardNumber(page)).toBeFocused()
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      await page.goto('/user/profile?filter=subs')
      await page.reload()
      await expect(page.locator('tr[data-row]')).toHaveCount(1)
    })
  })
