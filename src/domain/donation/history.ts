import type { DonationFilter, DonationHistory, OneTimePayment, Subscription } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { CLOCK_SKEW_MS } from './timing'

export const donationFilters: DonationFilter[] = ['all', 'subs', 'payment']

/** The filter of the payment history in an address; everything else is 'all' (docs/behaviour/account.md#payment-history). */
export function donationFilterIn(value: unknown): DonationFilter {
  return donationFilters.find((known) => known === value) ?? 'all'
}

/** One line of the payment history. A field that the server left out, or sent in a wrong form, is missing. */
export type HistoryRow = {
  id: string
  /** US dollars; the server counts cents. */
  dollars?: number
  /** Milliseconds since 1970; the server counts seconds. */
  from?: number
  to?: number
  status: string
} & (
  | { kind: 'subs'; interval: string; subscription: Subscription }
  | { kind: 'payment'; interval?: never; subscription?: never }
)

/** The rows that match the filter, the newest first. */
export function historyRows(history: DonationHistory, filter: DonationFilter): HistoryRow[] {
  const subs = filter === 'payment' ? [] : listIn<Subscription>(history.subs).map(subscriptionRow)
  const payments = filter === 'subs' ? [] : listIn<OneTimePayment>(history.onetime).map(paymentRow)
  return [...subs, ...payments].toSorted((one, other) => (other.from ?? 0) - (one.from ?? 0))
}

const running = new Set(['active', 'trialing', 'past_due'])

/** Whether a subscription of this status takes money, now or at its next time. */
export const isRunning = (status: string) => running.has(status)

/** Whether a subscription in the history is running. */
export const hasRunningSubscription = ({ subs }: Partial<DonationHistory>) =>
  listIn<Subscription>(subs).some(({ status }) => isRunning(status))

/** A subscription that runs: US dollars each time; `until`: the end of the paid time, in ms since 1970. */
export type RunningSubscription = { id: string; dollars?: number; interval: string; until?: number }

/** The subscriptions of the history that run, the newest first. */
export function runningSubscriptions(history: DonationHistory): RunningSubscription[] {
  return historyRows(history, 'subs')
    .filter(({ status }) => isRunning(status))
    .map(({ id, dollars, interval = '', to }) => ({ id, dollars, interval, until: to }))
}

/**
 * Whether the rows have a subscription that runs, or that has begun since.
 * @param since milliseconds since 1970
 */
export const isListedSince = (rows: HistoryRow[], since: number) =>
  rows.some(
    ({ kind, status, from = 0 }) => kind === 'subs' && (isRunning(status) || from >= since - CLOCK_SKEW_MS),
  )

function subscriptionRow(subscription: Subscription): HistoryRow {
  const { id, status, plan, latest_invoice: invoice } = subscription
  return {
    kind: 'subs',
    id,
    dollars: dollarsOf(plan?.amount),
    interval: textOf(plan?.interval),
    from: timeOf(invoice?.period_start),
    to: timeOf(invoice?.period_end),
    status: textOf(status),
    subscription,
  }
}

function paymentRow({ id, amount, created, status }: OneTimePayment): HistoryRow {
  return {
    kind: 'payment',
    id,
    dollars: dollarsOf(amount),
    from: timeOf(created),
    status: textOf(status),
  }
}

/** Drops entries without an id, which no action can name; the first of two with the same id counts. */
function listIn<Item extends { id: string }>(list: unknown): Item[] {
  const items = Array.isArray(list)
    ? list.filter((item) => isRecord(item) && typeof item.id === 'string' && item.id !== '')
    : []
  return [...new Map<string, Item>(items.toReversed().map((item) => [item.id, item])).values()].toReversed()
}

/** The latest time of a date, by ECMA-262, in seconds. */
const MAX_SECONDS = 8.64e12

const isUpTo = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
const dollarsOf = (cents: unknown) => (isUpTo(cents, Number.MAX_SAFE_INTEGER) ? cents / 100 : undefined)
const timeOf = (seconds: unknown) =>
  isUpTo(seconds, MAX_SECONDS) && seconds > 0 ? seconds * 1000 : undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
