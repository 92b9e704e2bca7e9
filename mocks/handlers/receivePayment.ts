import { count, type ExpectedPayment, type WorldState } from '../state.ts'

const DAY_SECONDS = 86_400
const DAYS = { week: 7, month: 30, year: 365 }

/**
 * The provider reports to the API host that an intent or a session is paid: the host gives the donor the
 * subscription or the payment. A repeated report counts once.
 */
export function receivePayment(state: WorldState, paid: string, now: number) {
  const expected = state.expectedPayments.find(({ id }) => id === paid)
  if (!expected) return
  state.expectedPayments = state.expectedPayments.filter((one) => one !== expected)
  const seconds = Math.floor(now / 1000)
  if (expected.interval === 'one-time') addPayment(state, expected, seconds)
  else subscribe(state, expected, expected.interval, seconds)
}

function addPayment(state: WorldState, { id, userId, cents }: ExpectedPayment, seconds: number) {
  state.payments.push({
    id: id.replace('cs_', 'pi_link_'),
    ...(userId && { userId }),
    amount: cents,
    created: seconds,
    status: 'succeeded',
  })
}

function subscribe(
  state: WorldState,
  { userId = '', cents, subscription }: ExpectedPayment,
  interval: keyof typeof DAYS,
  seconds: number,
) {
  const period = { period_start: seconds, period_end: seconds + DAYS[interval] * DAY_SECONDS }
  const unpaid = state.subscriptions.find(({ id }) => id === subscription)
  if (unpaid) return void Object.assign(unpaid, period, { status: 'active' })
  state.subscriptions.unshift({
    id: `sub_mock_${count(state, 'subscription')}`,
    userId,
    status: 'active',
    plan: { amount: cents, interval },
    ...period,
  })
}
