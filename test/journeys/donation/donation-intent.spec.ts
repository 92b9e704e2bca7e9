import type { Page } from '@playwright/test'
import {
  beginPayment,
  cardNumber,
  charges,
  dialog,
  donateButton,
  enterOn,
  interval,
  openCard,
} from '../support/donating'
import { expect, languagesOfRun, omid, signIn, test } from '../support/fixtures'

/** Omid starts and pays a subscription on another device, of which this browser knows nothing. */
async function subscribeElsewhere({ request }: Page) {
  const clientSecret = await beginPayment(request)
  expect((await request.post('/__mock/payments/confirm', { data: { clientSecret } })).status()).toBe(200)
}

for (const language of languagesOfRun)
  test.describe(`the start of a regular donation, ${language}`, () => {
    test.use({ language })

    for (const { who, statuses } of [
      { who: 'the history', statuses: [200] },
      { who: "the server's 409, as the history failed", statuses: [200, 409] },
    ])
      test(`leads a subscriber to the profile, refreshed: known from ${who}`, async ({
        page,
        t,
        api,
        expectComplaint,
      }) => {
        await signIn(page, omid)
        await page.goto('/donation?interval=month&price=20')
        await expect(page.getByText(t('donation.where.member'))).toBeVisible()
        await subscribeElsewhere(page)
        if (statuses.includes(409)) {
          expectComplaint(/500/)
          await api.fail({ operationId: 'getDonationHistory', kind: 'status', status: 500 })
        }
        await enterOn(page, donateButton(page, t))
        await expect(page).toHaveURL(/\/user\/profile$/)
        await expect(page.getByText(t('donation.already'))).toBeVisible()
        // The page knows the subscription that he began elsewhere: it shows it, and he can end it.
        await expect(page.getByRole('cell', { name: t('profile.history.statuses.active') })).toBeVisible()
        const end = page.getByRole('button', { name: t('profile.history.actions.unsubscribe') })
        await expect(end).not.toHaveAttribute('aria-disabled', 'true')
        const asked = await api.received('createDonationIntent')
        expect(asked.map(({ status }) => status)).toEqual(statuses)
        expect(await charges(page)).toHaveLength(1)
        await page.goBack()
        await expect(page.getByText(t('donation.where.subscriber'))).toBeVisible()
      })

    for (const body of [{}, { clientSecret: '' }, { clientSecret: null }])
      test(`shows an error for the answer ${JSON.stringify(body)}, keeps the order, and can be repeated`, async ({
        page,
        t,
        api,
      }) => {
        await api.fail({ operationId: 'createDonationIntent', kind: 'status', status: 200, body })
        await signIn(page, omid)
        await page.goto('/donation?interval=month&price=50')
        await enterOn(page, donateButton(page, t))
        const error = dialog(page, t('donation.failed.title'))
        await expect(error).toContainText(t('donation.failed.no-secret'))
        await expect(error).toContainText(t('donation.failed.kept'))
        await expect(error.getByRole('button', { name: t('ui.close') })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(donateButton(page, t)).toBeFocused()
        await expect(interval(page, t, 'month')).toBeChecked()
        await expect(page.locator('main [name=quick]:checked')).toHaveValue('50')
        expect(await charges(page)).toEqual([])
        await page.keyboard.press('Enter')
        await expect(cardNumber(page)).toBeFocused()
        const keys = (await api.received('createDonationIntent')).map(
          ({ headers }) => headers['idempotency-key'],
        )
        // The same key would bring the same answer.
        expect(new Set(keys).size).toBe(2)
        expect(keys).toHaveLength(2)
      })

    test('keeps the order and charges nothing when the donor goes back from the card form', async ({
      page,
      t,
    }) => {
      await openCard(page, t)
      await enterOn(page, page.getByRole('button', { name: t('donation.card.back') }))
      await expect(interval(page, t, 'month')).toBeChecked()
      await expect(page.locator('main [name=quick]:checked')).toHaveValue('20')
      await expect(page.locator('main form :focus')).toHaveCount(1)
      expect(await charges(page)).toEqual([])
    })
  })
