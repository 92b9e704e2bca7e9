/** What the profile looks like in its states: brought about in the page, in whatever language. */
import type { Page } from '@playwright/test'
import type { Fault } from '../../mocks/http/faults.ts'
import { type Account, learner } from '../../scripts/visit.ts'
import { paths } from '../../src/lib/paths.ts'

type ProfileState = {
  name: string
  path: string
  as: Account
  /** Where it is looked at, in pixels; else wide and narrow alone. */
  widths?: number[]
  prepare?: (page: Page) => Promise<unknown>
}

const fresh: Account = { email: 'omid@example.org', password: 'start-2026' }
const widths = [1280, 800, 360]

const rows = (page: Page) => page.locator('main tbody tr')
const askToEnd = (page: Page) => page.locator('tr button:not([aria-disabled=true])').first().click()
const confirm = (page: Page) => page.locator('[role=dialog] button').last().click()
const dialog = (page: Page) => page.locator('[role=dialog]').waitFor()

/** From here on the server does this; `after` so many answers. */
async function fail(page: Page, fault: Fault) {
  await page.request.post('/__mock/faults', { data: { times: 9, ...fault } })
}

/** The page begins anew, with a server of this kind. */
async function begin(page: Page, fault: Fault) {
  await fail(page, fault)
  await page.reload()
}

/** The page begins anew, and its history has at least so many rows. */
const withHistory = (body: unknown, count: number) => async (page: Page) => {
  await begin(page, answering(body))
  await rows(page)
    .nth(count - 1)
    .waitFor()
}

const answering = (body: unknown): Fault => ({
  operationId: 'getDonationHistory',
  kind: 'status',
  status: 200,
  body,
})

const pages = {
  hosted_invoice_url: 'https://pay.example.org/1',
  invoice_pdf: 'https://pay.example.org/1.pdf',
}
const invoice = { period_start: 1_793_523_600, period_end: 1_796_115_600, ...pages }
const plan = { amount: 1250, interval: 'month' }

const ended = ['unpaid', 'canceled', 'incomplete_expired', 'incomplete', 'paused', 'on_hold_by_the_bank']
const running = ['active', 'past_due', 'trialing']
const subscriptionsOf = (statuses: string[]) =>
  statuses.map((status) => ({ id: status, status, plan, latest_invoice: invoice }))

const paymentStatuses = [
  'succeeded',
  'processing',
  'requires_payment_method',
  'requires_action',
  'failed',
  'refunded',
]
const onetime = paymentStatuses.map((status, index) => ({
  id: `pi_${status}`,
  amount: index === 0 ? 123_456_789 : 3_055,
  created: 1_790_000_000 - index * 86_400,
  status,
}))

/** Null plans, impossible days, amounts that are none, words without an end. */
const odd = {
  subs: [
    { id: 'sub_1', status: 'active', plan: null, latest_invoice: null },
    { id: 'sub_2', status: 'unpaid', plan: null, latest_invoice: { period_start: -5, period_end: 1e99 } },
    { id: 'sub_3', status: 'canceled', plan: { amount: 'much', interval: 7 } },
    { id: 'sub_4', status: 'averylongwordforastatuswithoutanyspaceinit', plan: { interval: 'fortnight' } },
    { id: 'sub_5', status: null },
  ],
  onetime: [
    { id: 'pi_1', amount: null, created: null, status: null },
    { id: 'pi_2', amount: -5, created: 1e30, status: 'succeeded' },
  ],
}

/** As if a subscription of Omid's had been charged just now, and the server had not heard of it. */
const storeCharge = () =>
  localStorage.setItem('donation:u-002', JSON.stringify({ attempt: null, subscribedAt: Date.now() }))

export const profileStates: ProfileState[] = [
  {
    name: 'profile',
    path: paths.profile,
    as: learner,
    widths,
    prepare: (page) => rows(page).first().waitFor(),
  },
  { name: 'profile-once', path: `${paths.profile}?filter=payment`, as: learner },
  { name: 'profile-nothing-paid', path: paths.profile, as: fresh },
  {
    name: 'profile-awaited',
    path: paths.profile,
    as: fresh,
    prepare: async (page) => {
      await page.evaluate(storeCharge)
      await page.reload()
      await page.locator('#history-title').waitFor()
    },
  },
  {
    name: 'profile-subscriber',
    path: paths.profile,
    as: learner,
    widths,
    prepare: withHistory({ subs: subscriptionsOf([...running, ...ended]), onetime }, 15),
  },
  {
    name: 'profile-not-subscribed',
    path: paths.profile,
    as: fresh,
    prepare: withHistory({ subs: subscriptionsOf(ended), onetime: [] }, 6),
  },
  {
    name: 'profile-odd',
    path: paths.profile,
    as: fresh,
    widths,
    prepare: withHistory(odd, 7),
  },
  {
    name: 'profile-failed',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await begin(page, { operationId: 'getDonationHistory', kind: 'html' })
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'profile-stale',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await rows(page).first().waitFor()
      await fail(page, { operationId: 'getDonationHistory', kind: 'html' })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'profile-unknown-user',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await begin(page, { operationId: 'getUser', kind: 'drop-request', times: 99 })
      await page.locator('main [role=alert]').waitFor()
      await rows(page).first().waitFor()
    },
  },
  {
    name: 'profile-unsubscribe',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await askToEnd(page)
      await dialog(page)
    },
  },
  {
    name: 'profile-unsubscribed',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await askToEnd(page)
      await confirm(page)
      await page.locator('tr [href*="price=20"]').waitFor()
    },
  },
  {
    name: 'profile-unsubscribe-failed',
    path: paths.profile,
    as: learner,
    prepare: async (page) => {
      await fail(page, { operationId: 'unsubscribe', kind: 'drop-answer', times: 1 })
      await askToEnd(page)
      await confirm(page)
      await page.getByRole('dialog', { name: /Error|خطا/ }).waitFor()
    },
  },
]
