import type { PaymentSession } from '../card-provider/state.ts'
import type { ExpectedPayment, LedgerPayment, LedgerSubscription } from '../state.ts'
import { sara } from './accounts.ts'

const seconds = (date: string) => Date.parse(`${date}T09:00:00Z`) / 1000

/** One row of each status that the profile knows. Amounts in cents, times in seconds. */
export const seedSubscriptions: LedgerSubscription[] = [
  {
    id: 'sub_demo_1',
    userId: sara.id,
    status: 'active',
    plan: { amount: 2000, interval: 'month' },
    period_start: seconds('2026-11-01'),
    period_end: seconds('2026-12-01'),
  },
  {
    id: 'sub_demo_2',
    userId: sara.id,
    status: 'unpaid',
    plan: { amount: 1200, interval: 'week' },
    period_start: seconds('2026-08-03'),
    period_end: seconds('2026-08-10'),
  },
  {
    id: 'sub_demo_3',
    userId: sara.id,
    status: 'canceled',
    plan: { amount: 1200, interval: 'month' },
    period_start: seconds('2026-02-01'),
    period_end: seconds('2026-03-01'),
  },
  {
    id: 'sub_demo_4',
    userId: sara.id,
    status: 'incomplete_expired',
    plan: { amount: 5000, interval: 'year' },
    period_start: seconds('2025-06-15'),
    period_end: seconds('2026-06-15'),
  },
]

export const seedPayments: LedgerPayment[] = [
  { id: 'pi_demo_1', userId: sara.id, amount: 3000, created: seconds('2026-09-21'), status: 'succeeded' },
  { id: 'pi_demo_2', userId: sara.id, amount: 1200, created: seconds('2026-04-02'), status: 'succeeded' },
  { id: 'pi_demo_3', userId: sara.id, amount: 5000, created: seconds('2025-12-23'), status: 'succeeded' },
]

/** The invoice of the unpaid subscription, which can still be paid. */
export const seedExpectedPayments: ExpectedPayment[] = [
  { id: 'in_demo_2', userId: sara.id, cents: 1200, interval: 'week', subscription: 'sub_demo_2' },
]

export const seedSessions: PaymentSession[] = [{ id: 'in_demo_2', cents: 1200, isPaid: false }]
