import type { Page } from '@playwright/test'
import { charges } from '../support/donating'
import { expect, expectAccessible, languagesOfRun, test } from '../support/fixtures'

/** Opens the stand-in of the provider's payment page. @returns its address */
async function openPaymentPage(page: Page) {
  const answer = await page.request.post('/api/donate/getPaymentLink', {
    data: { amount: 12.5, isSubscription: false, currency: 'usd', interval: 'one-time' },
  })
  const { data } = await answer.json()
  // The link may name another origin than the page's, so only its path is used.
  const { pathname, search } = new URL(data)
  await page.goto(pathname + search)
  await expect(page.locator('#pay')).toBeVisible()
  return pathname + search
}

for (const language of languagesOfRun)
  test.describe(`the payment page of the stand-in, ${language}`, () => {
    test.use({ language })

    test('is accessible, charges once, and says so when it is opened again', async ({ page }) => {
      const link = await openPaymentPage(page)
      await expect(page.locator('#amount')).toHaveText(language === 'fa' ? '۱۲٫۵۰ دلار' : '$12.50')
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr')
      await expect(page.locator('#recurs')).toBeHidden()
      await expectAccessible(page)
      await page.locator('#pay').press('Enter')
      await page.waitForURL(/\/donation/)

      await page.goto(link)
      await expect(page.locator('#back')).toHaveAttribute('href', '/donation?result=true')
      await expect(page.locator('#pay')).toBeHidden()
      await expectAccessible(page)
      expect(await charges(page)).toMatchObject([{ cents: 1250 }])
    })

    test('says before the payment that an unpaid subscription recurs, and afterwards that it is paid', async ({
      page,
    }) => {
      await page.goto('/mock-pay.html?session=in_demo_2')
      await expect(page.locator('#recurs')).toHaveText(
        language === 'fa'
          ? 'این مبلغ همین حالا و از آن پس هر هفته برداشته می‌شود.'
          : 'It is charged now, and every week from then on.',
      )
      await expectAccessible(page)
      await page.locator('#pay').press('Enter')
      await page.waitForURL(/\/signin|\/user\/profile/)
      await page.goto('/mock-pay.html?session=in_demo_2')
      await expect(page.locator('#text')).toHaveText(
        language === 'fa' ? /^این صورت‌حساب پرداخت شده/ : /^This invoice is paid, and is not charged again\./,
      )
      await expect(page.locator('#recurs')).toBeHidden()
    })
  })

test('a visitor who cancels on the payment page has paid nothing, and can still pay', async ({ page }) => {
  const link = await openPaymentPage(page)
  await expect(page.locator('#back')).toHaveAttribute('href', '/donation?result=false')
  await page.locator('#back').click()
  await page.waitForURL(/\/donation/)
  expect(await charges(page)).toEqual([])
  await page.goto(link)
  await page.locator('#pay').click()
  await page.waitForURL(/\/donation/)
  expect(await charges(page)).toHaveLength(1)
})

test('the payment page charges once although a request and an answer are lost', async ({ page, api }) => {
  await openPaymentPage(page)
  await api.fail({ path: '/__mock/payments/sessions/*/pay', kind: 'drop-request' })
  await page.locator('#pay').click()
  await expect(page.getByRole('status')).toContainText('It is safe to try again')
  await api.fail({ path: '/__mock/payments/sessions/*/pay', kind: 'drop-answer' })
  await page.locator('#pay').click()
  await expect(page.getByRole('heading')).toHaveText('This payment is made')
  expect(await charges(page)).toHaveLength(1)
})

test('the payment page of an unknown payment says so', async ({ page }) => {
  await page.goto('/mock-pay.html?session=nothing')
  await expect(page.getByRole('heading')).toHaveText('There is no such payment')
  await expect(page.locator('#back')).toHaveAttribute('href', '/donation')
})
