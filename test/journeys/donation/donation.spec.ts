import type { Page } from '@playwright/test'
import {
  ASKING_CARD,
  amountField,
  bank,
  cardNumber,
  charges,
  chooseByKeyboard,
  dialog,
  dollars,
  donateButton,
  emptyCard,
  enterOn,
  GOOD_CARD,
  interval,
  openCard,
  payWith,
  type Texts,
} from '../support/donating'
import { expect, languagesOfRun, omid, sara, signIn, test } from '../support/fixtures'

/** Omid starts a subscription of 20 dollars every month. @returns the outcome, open and not acknowledged */
async function subscribe(page: Page, t: Texts) {
  await openCard(page, t)
  await payWith(page, GOOD_CARD)
  const thanks = dialog(page, t('donation.news.succeeded.title'))
  await expect(thanks).toBeVisible()
  return thanks
}

for (const language of languagesOfRun)
  test.describe(`a donation, ${language}`, () => {
    test.use({ language })

    test('once, by keyboard: is paid on the payment page, and the outcome names the amount', async ({
      page,
      t,
    }) => {
      await page.goto('/donation')
      await chooseByKeyboard(page, t, 0, 2)
      await page.waitForURL(/mock-pay/)
      await expect(page.locator('#amount')).toHaveText(dollars(30, language))
      await enterOn(page, page.locator('#pay'))
      const done = dialog(page, t('donation.news.paid.title'))
      await expect(done).toContainText(t('donation.news.paid.text', { amount: dollars(30, language) }))
      await page.keyboard.press('Escape')
      await expect(done).toHaveCount(0)
      expect(new URL(page.url()).search).toBe('')
      expect(await charges(page)).toMatchObject([{ cents: 3000 }])
      // A reload does not show the outcome again.
      await page.reload()
      await expect(donateButton(page, t)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('once, canceled: shows the outcome, keeps the amount, and can be paid after all', async ({
      page,
      t,
    }) => {
      await page.goto('/donation?price=50')
      await enterOn(page, donateButton(page, t))
      await page.waitForURL(/mock-pay/)
      const first = page.url()
      await enterOn(page, page.locator('#back'))
      const canceled = dialog(page, t('donation.news.canceled.title'))
      await expect(canceled).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      await expect(canceled.getByRole('button', { name: t('ui.close') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main [name=quick]:checked')).toHaveValue('50')
      await enterOn(page, donateButton(page, t))
      await page.waitForURL(/mock-pay/)
      expect(page.url()).toBe(first)
      await enterOn(page, page.locator('#pay'))
      await expect(dialog(page, t('donation.news.paid.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('every week, as a visitor: leads to the registration with the reason, and keeps the order', async ({
      page,
      t,
    }) => {
      await page.goto('/donation')
      await chooseByKeyboard(page, t, 1, 1)
      await expect(page).toHaveURL(/\/registration\/member$/)
      await expect(page.getByText(t('donation.register'))).toBeVisible()
      await page.goBack()
      await expect(interval(page, t, 'week')).toBeChecked()
      await expect(page.locator('main [name=quick]:checked')).toHaveValue('20')
      // The visitor signs in by the link of the page.
      await enterOn(page, page.getByRole('link', { name: t('donation.where.signIn') }))
      await page.getByLabel(t('signin.email')).fill(omid.email)
      await page.getByLabel(t('signin.password')).fill(omid.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/donation\?price=20&interval=week$/)
      await expect(interval(page, t, 'week')).toBeChecked()
    })

    test('every month, as a subscriber: leads to the profile', async ({ page, t, api }) => {
      await signIn(page, sara)
      await page.goto('/donation?interval=month')
      await enterOn(page, page.getByRole('button', { name: t('donation.pending.profile') }))
      await expect(page).toHaveURL(/\/user\/profile$/)
      await expect(page.getByText(t('donation.already'))).toBeVisible()
      expect(await api.received('createDonationIntent')).toEqual([])
    })

    test('every month, by card and keyboard alone: is charged once and leads to the profile', async ({
      page,
      t,
      api,
    }) => {
      await signIn(page, omid)
      await page.goto('/donation')
      await chooseByKeyboard(page, t, 2, 1)
      await expect(cardNumber(page)).toBeFocused()
      await payWith(page, GOOD_CARD)
      const thanks = dialog(page, t('donation.news.succeeded.title'))
      await expect(thanks).toContainText(t('donation.news.succeeded.text', { amount: dollars(20, language) }))
      // No text behind the dialog reads as if the amount were still to be charged.
      for (const order of [
        page.locator('[aria-labelledby=donation-total]'),
        page.locator('main [type=submit]'),
      ])
        await expect(order).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/user\/profile$/)
      await expect(page.getByRole('cell', { name: t('profile.history.statuses.active') })).toBeVisible()
      // The user was fetched again, so the subscription can be ended.
      const end = page.getByRole('button', { name: t('profile.history.actions.unsubscribe') })
      await expect(end).not.toHaveAttribute('aria-disabled', 'true')
      expect(await charges(page)).toMatchObject([{ cents: 2000 }])
      const [asked] = await api.received('createDonationIntent')
      expect(asked?.body).toMatchObject({
        amount: 20,
        isSubscription: true,
        interval: 'month',
        currency: 'usd',
      })
    })

    test('every month, started again after it was ended in the profile before its thanks were closed: opens the card form at once', async ({
      page,
      t,
    }) => {
      const thanks = await subscribe(page, t)
      // The outcome shows again until the donor has seen it elsewhere, and it can be closed.
      await page.goto('/donation?price=50')
      await expect(thanks.getByRole('button')).toHaveCount(2)
      await page.reload()
      await expect(thanks).toBeVisible()
      await page.goto('/user/profile')
      await enterOn(page, page.getByRole('button', { name: t('profile.history.actions.unsubscribe') }))
      const sure = dialog(page, t('profile.history.sure'))
      await enterOn(page, sure.getByRole('button', { name: t('profile.history.actions.unsubscribe') }))
      await enterOn(page, page.getByRole('link', { name: t('profile.history.actions.resubscribe') }))
      await enterOn(page, donateButton(page, t))
      await expect(cardNumber(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await charges(page)).toHaveLength(1)
    })

    test('an outcome shown on a later visit closes with Escape, and the new order can be given', async ({
      page,
      t,
    }) => {
      const thanks = await subscribe(page, t)
      await page.goto('/donation?price=50')
      await expect(thanks.getByRole('button', { name: t('ui.close') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(thanks).toHaveCount(0)
      await expect(page).toHaveURL(/\/donation\?price=50$/)
      await expect(page.locator('#donation-give')).toBeFocused()
      await enterOn(page, donateButton(page, t))
      await page.waitForURL(/mock-pay/)
      await expect(page.locator('#amount')).toHaveText(dollars(50, language))
    })

    for (const [number, reason, message] of [
      ['4000000000000002', 'declined', 'Your card was declined.'],
      ['4000000000009995', 'funds', 'Your card has insufficient funds.'],
      ['4000000000000069', 'expired', 'Your card has expired.'],
      ['4000000000000127', 'cvc', "Your card's security code is incorrect."],
      [
        '4000000000000119',
        'again',
        'An error occurred while processing your card. Try again in a little bit.',
      ],
      [
        '4000056655665556',
        'test',
        'Your card was declined. Your request was in test mode, but used a non test card.',
      ],
    ] as const)
      test(`a refused card ${number} shows our message and the provider's, and another card pays`, async ({
        page,
        t,
      }) => {
        await openCard(page, t)
        await payWith(page, number)
        const card = page.getByRole('region', { name: t('donation.card.title') })
        await expect(card.getByText(t('donation.failed.card'))).toBeVisible()
        await expect(card.getByText(t(`donation.card.errors.${reason}`))).toBeVisible()
        await expect(card.getByRole('blockquote')).toHaveText(message)
        await expect(card.getByRole('blockquote')).toHaveAttribute('lang', 'en')
        await expect(card.getByText(t('donation.card.notCharged'))).toBeVisible()
        expect(await charges(page)).toEqual([])
        await emptyCard(page)
        await payWith(page, GOOD_CARD)
        await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
        expect(await charges(page)).toHaveLength(1)
      })

    test('a challenge of the bank can be completed by keyboard', async ({ page, t }) => {
      await openCard(page, t)
      await payWith(page, ASKING_CARD)
      await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('a challenge that fails or is closed charges nothing, shows an error, and allows another try', async ({
      page,
      t,
    }) => {
      await openCard(page, t)
      for (const [answer, way] of [
        ['Fail', 'Tab'],
        ['Close', 'Shift+Tab'],
      ] as const) {
        await payWith(page, ASKING_CARD)
        await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
        await page.keyboard.press(way)
        await expect(bank(page).getByRole('button', { name: answer })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByText(t('donation.card.errors.authentication'))).toBeVisible()
        expect(await charges(page)).toEqual([])
        await emptyCard(page)
      }
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('an answer lost after the charge is looked up, and the outcome shows one charge', async ({
      page,
      t,
    }) => {
      await openCard(page, t)
      await payWith(page, '4000000000003337')
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('a connection lost before the charge: the attempt is unresolved, then shown as not charged', async ({
      page,
      t,
    }) => {
      await page.clock.install()
      await openCard(page, t)
      await payWith(page, '4000000000002222')
      // The page says so once the provider has been asked, and has then set the time of the next one.
      const open = page.getByRole('region', { name: t('donation.pending.unknown.title') })
      await expect(open).toBeVisible()
      await expect(cardNumber(page)).toBeVisible()
      // A confirmation that has not reached the provider by then never will.
      await page.clock.fastForward('04:00')
      const card = page.getByRole('region', { name: t('donation.card.title') })
      await expect(card.getByText(t('donation.news.not-charged.title'))).toBeVisible()
      await expect(open).toHaveCount(0)
      expect(await charges(page)).toEqual([])
    })

    test('a payment that the bank is processing is shown after a reload, too, and not made twice', async ({
      page,
      t,
      api,
    }) => {
      await openCard(page, t)
      await payWith(page, '4000000000001117')
      const panel = page.getByRole('region', { name: t('donation.pending.processing.title') })
      await expect(panel).toContainText(dollars(20, language))
      await page.reload()
      await expect(panel).toBeVisible()
      const before = await charges(page)
      // Another amount would be another payment: its donor does not get another card form.
      await page.getByRole('radio', { name: dollars(50, language) }).press('Space')
      await enterOn(page, donateButton(page, t))
      await expect(panel).toBeFocused()
      await expect(page.getByRole('region', { name: t('donation.card.title') })).toHaveCount(0)
      const keys = (await api.received('createDonationIntent')).map(
        ({ headers }) => headers['idempotency-key'],
      )
      expect(new Set(keys).size).toBe(1)
      expect(await charges(page)).toEqual(before)
    })

    test('an invalid amount shows its error at the field, which has the focus', async ({ page, t }) => {
      await page.goto('/donation')
      for (const [typed, problem] of [
        ['۱۲٫۵', 'fraction'],
        ['0', 'too-small'],
        ['', 'missing'],
        ['1e9', 'unreadable'],
        ['99999', 'too-large'],
      ] as const) {
        await amountField(page).fill(typed)
        await enterOn(page, donateButton(page, t))
        await expect(amountField(page)).toBeFocused()
        await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true')
        const values = { least: dollars(1, language), most: dollars(10_000, language) }
        const example = (12).toLocaleString(language === 'fa' ? 'fa-IR' : 'en-US')
        await expect(
          page.getByText(t(`donation.amount.problems.${problem}`, { ...values, example })),
        ).toBeVisible()
      }
      await amountField(page).fill('۱۵')
      await page.keyboard.press('Enter')
      await page.waitForURL(/mock-pay/)
      await expect(page.locator('#amount')).toHaveText(dollars(15, language))
    })
  })
