import type { Page } from '@playwright/test'
import {
  beginPayment,
  cardNumber,
  charges,
  dialog,
  dollars,
  donateButton,
  enterOn,
  GOOD_CARD,
  payWith,
  type Texts,
} from '../support/donating'
import { expect, languagesOfRun, omid, signIn, test } from '../support/fixtures'

/** Omid has ended his 20 dollars every month: the history shows the subscription until the month is over. */
async function endRegularDonation({ request }: Page) {
  const clientSecret = await beginPayment(request)
  await request.post('/__mock/payments/confirm', { data: { clientSecret } })
  await request.post('/__mock/payments/end-later', { data: { userId: 'u-002' } })
}

/** Omid presses 'Donate' for 50 dollars every month. @returns the question that precedes the card form */
async function press(page: Page, t: Texts, language: string) {
  await endRegularDonation(page)
  await signIn(page, omid)
  await page.goto('/donation?interval=month&price=50')
  await enterOn(page, donateButton(page, t))
  const question = dialog(page, t('donation.stillRunning.title'))
  await expect(question).toContainText(t('donation.stillRunning.account'))
  await expect(question).toContainText(t('donation.stillRunning.history'))
  await expect(question.getByRole('listitem')).toContainText(dollars(20, language))
  await expect(question.getByRole('listitem')).toHaveText(/\p{Nd}{2}-\p{Nd}{2}-\p{Nd}{4}/u)
  await expect(cardNumber(page)).toHaveCount(0)
  return question
}

for (const language of languagesOfRun)
  test.describe(`a donation while an ended subscription still runs, ${language}`, () => {
    test.use({ language })

    test('asks before the card form opens; the donor who confirms has both in the history', async ({
      page,
      t,
      api,
    }) => {
      const question = await press(page, t, language)
      expect((await api.received('createDonationIntent')).map(({ body }) => body)).toHaveLength(1)
      await expect(question.getByRole('button', { name: t('donation.stillRunning.notNow') })).toBeFocused()
      await enterOn(page, question.getByRole('button', { name: t('donation.stillRunning.goOn') }))
      await expect(cardNumber(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toMatchObject([{ cents: 2000 }, { cents: 5000 }])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/user\/profile$/)
      await expect(page.getByRole('cell', { name: t('profile.history.statuses.active') })).toHaveCount(2)
    })

    test("starts nothing and keeps the order on 'Not now'", async ({ page, t, api }) => {
      await press(page, t, language)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(donateButton(page, t)).toBeFocused()
      await expect(page.locator('main [name=quick]:checked')).toHaveValue('50')
      expect(await api.received('createDonationIntent')).toHaveLength(1)
      expect(await charges(page)).toHaveLength(1)
    })

    for (const operationId of ['getDonationHistory', 'getUser'])
      test(`asks before the charge if ${operationId} failed when the donor pressed 'Donate'`, async ({
        page,
        t,
        api,
        expectComplaint,
      }) => {
        expectComplaint(/500|ERR_|Failed to load/)
        await endRegularDonation(page)
        await signIn(page, omid)
        await page.goto('/donation?interval=month&price=50')
        await expect(donateButton(page, t)).toBeVisible()
        const broken = operationId === 'getUser' ? { kind: 'drop-answer' } : { kind: 'status', status: 500 }
        await api.fail({ operationId, ...broken } as Parameters<typeof api.fail>[0])
        await enterOn(page, donateButton(page, t))
        await expect(cardNumber(page)).toBeFocused()
        await payWith(page, GOOD_CARD)
        const question = dialog(page, t('donation.stillRunning.title'))
        await expect(question).toContainText(t('donation.stillRunning.payAgain'))
        expect(await charges(page)).toHaveLength(1)
        await enterOn(page, question.getByRole('button', { name: t('donation.stillRunning.goOn') }))
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await enterOn(page, page.locator('main form [type=submit]'))
        await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
        expect(await charges(page)).toHaveLength(2)
      })
  })
