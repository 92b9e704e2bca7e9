/** What giving looks like in its states: brought about in the page, in whatever language. */
import type { Page } from '@playwright/test'
import type { Account } from '../../scripts/visit.ts'
import { paths } from '../../src/lib/paths.ts'
import { fingerprint } from '../../src/lib/values/fingerprint.ts'

export type DonationState = {
  name: string
  path: string
  as?: Account
  prepare?: (page: Page) => Promise<unknown>
}

const sara: Account = { email: 'sara@example.org', password: 'learn-2026' }
const omid: Account = { email: 'omid@example.org', password: 'start-2026' }

const monthly = paths.donationOf({ price: '20', interval: 'month' })
const donate = (page: Page) => page.locator('main form [type=submit]').click()
const dialog = (page: Page) => page.locator('[role=dialog]').waitFor()
const panel = (page: Page) => page.locator('#donation-pending').waitFor()
const cardField = (page: Page) => page.frameLocator('[title="Secure card payment input frame"]')
const cardNumber = (page: Page) => cardField(page).getByLabel('card number')

/** The field takes the focus once it can be typed into: who typed before would be called back to its beginning. */
async function openCard(page: Page) {
  await donate(page)
  await cardNumber(page).and(cardField(page).locator(':focus')).waitFor()
}

async function payWith(page: Page, number: string) {
  await openCard(page)
  await page.keyboard.type(`${number}1240123`)
  await page.keyboard.press('Enter')
}

/** A card is paid with, and this is what it leads to. */
const payUntil = (number: string, result: string) => async (page: Page) => {
  await payWith(page, number)
  await page.locator(result).first().waitFor()
}

/** The provider is out of reach, from here on. */
const block = (page: Page) => page.route('**/stripe.js', (route) => route.abort())

/** As a page that was built without a key of the provider's. */
async function takeKeyAway(page: Page) {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('pk_test_preview', '') })
  })
  await page.reload()
}

/** As if a payment of Omid's had been on its way when the page went. */
function leaveUnheard({ isLost }: { isLost: boolean }) {
  const now = Date.now()
  const attempt = {
    key: '00000000-0000-4000-8000-000000000001',
    userId: 'u-002',
    interval: 'month',
    amount: 20,
    stage: 'confirming',
    startedAt: now,
    changedAt: now,
    isLost,
  }
  localStorage.setItem('donation:u-002', JSON.stringify({ attempt }))
}

/** She comes back, and the provider cannot be asked. */
async function comeBackUnheard(page: Page, how: { isLost: boolean }) {
  await block(page)
  await page.evaluate(leaveUnheard, how)
  await page.reload()
  await panel(page)
  await page.waitForLoadState('networkidle')
}

/** As if her card had been refused after she had gone to another page. */
function leaveRefused() {
  const now = Date.now()
  const order = {
    key: '00000000-0000-4000-8000-000000000002',
    userId: 'u-002',
    interval: 'month',
    amount: 20,
  }
  const attempt = { ...order, stage: 'card', tries: 1, startedAt: now, changedAt: now }
  localStorage.setItem('donation:u-002', JSON.stringify({ attempt, isUntold: true }))
}

/** As if she had gone to another page before her card was refused. */
function refuseUnseen() {
  const stored = JSON.parse(localStorage.getItem('donation:u-002') ?? '{}')
  localStorage.setItem('donation:u-002', JSON.stringify({ ...stored, isUntold: true }))
}

/** Omid has given 20 dollars every month, and has ended it: it runs until the month is over. */
async function endRegularDonation({ request }: Page) {
  const ask = async (path: string, data: object, headers?: Record<string, string>) =>
    (await request.post(path, { data, headers })).text()
  const { accessToken } = JSON.parse(await ask('/api/auth/login', { ...omid, remember: true }))
  const order = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' }
  const intent = await ask('/api/donate/stripe', order, { Authorization: `Bearer ${accessToken}` })
  await ask('/__mock/payments/confirm', JSON.parse(intent))
  await ask('/__mock/payments/end-later', { userId: 'u-002' })
}

/** As if she had been sent to register, and had done so with the e-mail of this mark. */
function wantToGive(owner: string) {
  const order = { interval: 'month', amount: '20', boundAt: Date.now() }
  localStorage.setItem('donation:wishes', JSON.stringify({ [owner]: order }))
}

export const donationStates: DonationState[] = [
  { name: 'donation', path: paths.donation },
  { name: 'donation-every-month', path: monthly },
  { name: 'donation-subscriber', path: monthly, as: sara },
  {
    name: 'donation-mistake',
    path: paths.donation,
    prepare: async (page) => {
      await page.locator('main [name=amount]').fill('12.5')
      await donate(page)
      await page.locator('[name=amount][aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'donation-refused',
    path: paths.donation,
    prepare: async (page) => {
      const link = {
        operationId: 'getPaymentLink',
        kind: 'status',
        status: 200,
        body: { data: 'javascript:1' },
      }
      await page.request.post('/__mock/faults', { data: link })
      await donate(page)
      await dialog(page)
    },
  },
  {
    name: 'donation-copied',
    path: paths.donation,
    prepare: async (page) => {
      await page.locator('[aria-labelledby=donation-bank] button').first().click()
      await page.locator('[aria-labelledby=donation-bank] [data-said]').waitFor()
    },
  },
  { name: 'donation-card', path: monthly, as: omid, prepare: openCard },
  {
    name: 'donation-still-running',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await endRegularDonation(page)
      await donate(page)
      await dialog(page)
    },
  },
  {
    name: 'donation-incomplete',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await openCard(page)
      await page.keyboard.type('4242')
      await page.keyboard.press('Enter')
      await page.locator('#donation-field-problem p').waitFor()
    },
  },
  {
    name: 'donation-bank-asks',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await payWith(page, '4000002500003155')
      await page.frameLocator('[title="Authentication of your bank"]').locator('#complete:focus').waitFor()
    },
  },
  {
    name: 'donation-leaving',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await page.route('**/payment_intents/*/confirm', () => {})
      await payWith(page, '4242424242424242')
      await page.locator('main form [type=submit][aria-disabled=true]').waitFor()
      await page.locator(`footer a[href="${paths.courses}"]`).first().click()
      await dialog(page)
    },
  },
  {
    name: 'donation-declined',
    path: monthly,
    as: omid,
    prepare: payUntil('4000000000009995', 'main form [role=alert] p'),
  },
  {
    name: 'donation-open',
    path: monthly,
    as: omid,
    prepare: payUntil('4000000000002222', '#donation-open'),
  },
  {
    name: 'donation-open-declined',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await payWith(page, '4000000000002222')
      await page.locator('#donation-open').waitFor()
      await cardNumber(page).fill('')
      await cardNumber(page).click()
      await page.keyboard.type('40000000000000691240123')
      await page.keyboard.press('Enter')
      await page.locator('main form [role=alert] blockquote').waitFor()
    },
  },
  {
    name: 'donation-not-set-up',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await takeKeyAway(page)
      await donate(page)
      await page.locator('main [role=alert]').first().waitFor()
    },
  },
  {
    name: 'donation-blocked',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await block(page)
      await donate(page)
      await page.locator('main [role=alert]').first().waitFor()
    },
  },
  {
    name: 'donation-succeeded',
    path: monthly,
    as: omid,
    prepare: payUntil('4242424242424242', '[role=dialog]'),
  },
  {
    name: 'donation-processing',
    path: monthly,
    as: omid,
    prepare: payUntil('4000000000001117', '#donation-pending'),
  },
  {
    name: 'donation-unknown',
    path: monthly,
    as: omid,
    prepare: (page) => comeBackUnheard(page, { isLost: false }),
  },
  {
    name: 'donation-lost',
    path: monthly,
    as: omid,
    prepare: (page) => comeBackUnheard(page, { isLost: true }),
  },
  {
    name: 'donation-refused-unseen',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await page.evaluate(leaveRefused)
      await page.reload()
      await dialog(page)
    },
  },
  {
    name: 'donation-refused-unseen-why',
    path: monthly,
    as: omid,
    prepare: async (page) => {
      await payWith(page, '4000000000009995')
      await page.locator('main form blockquote').waitFor()
      await page.evaluate(refuseUnseen)
      await page.reload()
      await page.locator('[role=dialog] blockquote').waitFor()
    },
  },
  {
    name: 'donation-register',
    path: monthly,
    prepare: async (page) => {
      await donate(page)
      await page.locator('main form [name=firstName]').waitFor()
      await page.locator('#notices button').click()
    },
  },
  {
    name: 'donation-left-signed-in',
    path: paths.donationOf({ price: '30' }),
    as: omid,
    prepare: async (page) => {
      await donate(page)
      await page.waitForURL(/mock-pay/)
      await page.goBack()
      await page.locator('[aria-labelledby=donation-pending] [role=status]:not(:empty)').waitFor()
    },
  },
  {
    name: 'donation-left',
    path: paths.donationOf({ price: '30' }),
    prepare: async (page) => {
      await donate(page)
      await page.waitForURL(/mock-pay/)
      await page.goBack()
      await panel(page)
    },
  },
  {
    name: 'donation-reminder',
    path: paths.home,
    as: omid,
    prepare: async (page) => {
      await page.evaluate(wantToGive, fingerprint(omid.email))
      await page.reload()
      await page.locator('#notices a').waitFor()
    },
  },
  { name: 'donation-done', path: `${paths.donation}?result=true`, prepare: dialog },
  { name: 'donation-canceled', path: `${paths.donation}?result=false`, prepare: dialog },
]
