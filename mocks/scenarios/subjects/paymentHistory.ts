/** Histories of payments that the seed data of the mock world has not. Amounts in cents, times in seconds. */

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

/** A row of every status. */
export const everyStatus = { subs: subscriptionsOf([...running, ...ended]), onetime }

/** Subscriptions that run no more. */
export const endedOnly = { subs: subscriptionsOf(ended), onetime: [] }

/** Null plans, impossible days, amounts that are none, words without an end. */
export const oddHistory = {
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
