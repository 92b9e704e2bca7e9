import type {
  Cents,
  DonationFilter,
  DonationHistory,
  OneTimePayment,
  Subscription,
  UnixSeconds,
} from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import type { Dollars, Milliseconds } from '@/lib/values/units'
import { CLOCK_SKEW_MS } from './timing'

export const donationFilters: DonationFilter[] = ['all', 'subs', 'payment']

/**
 * The filter of the payment history in an address. An unknown value means 'all'
 * (docs/behaviour/account.md#payment-history).
 */
export function donationFilterIn(value: unknown): DonationFilter {
  return donationFilters.find((known) => known === value) ?? 'all'
}

/** One row of the payment history. A field is missing if the server left it out or sent an invalid value. */
export type HistoryRow = {
  id: string
  /** The server counts cents. */
  dollars?: Dollars
  /** The server counts seconds. */
  from?: Milliseconds
  to?: Milliseconds
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

/** The statuses of a subscription that this client knows; the provider may send any other text. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete_expired',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

const running = new Set<string>(['active', 'trialing', 'past_due'] satisfies SubscriptionStatus[])

/** Whether a subscription with this status charges the donor, now or at the next date. */
export const isRunning = (status: string) => running.has(status)

/** Whether a subscription in the history is running. */
export const hasRunningSubscription = ({ subs }: Partial<DonationHistory>) =>
  listIn<Subscription>(subs).some(({ status }) => isRunning(status))

/**
 * A running subscription. `dollars`: US dollars per payment; `until`: the end of the paid time, in
 * milliseconds since 1970.
 */
export type RunningSubscription = { id: string; dollars?: Dollars; interval: string; until?: Milliseconds }

/** The running subscriptions of the history, the newest first. */
export function runningSubscriptions(history: DonationHistory): RunningSubscription[] {
  return historyRows(history, 'subs')
    .filter(({ status }) => isRunning(status))
    .map(({ id, dollars, interval = '', to }) => ({ id, dollars, interval, until: to }))
}

/**
 * Whether the rows contain a running subscription, or one that began after `since`.
 * @param since milliseconds since 1970
 */
export const isListedSince = (rows: HistoryRow[], since: Milliseconds) =>
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

/**
 * Drops entries without an id, because no action can address them. Of two entries with the same id the first
 * counts.
 */
function listIn<Item extends { id: string }>(list: unknown): Item[] {
  const items = Array.isArray(list)
    ? list.filter((item) => isRecord(item) && typeof item.id === 'string' && item.id !== '')
    : []
  return [...new Map<string, Item>(items.toReversed().map((item) => [item.id, item])).values()].toReversed()
}

/** The latest time of a date in ECMA-262, in seconds. */
const MAX_SECONDS = 8.64e12

const isIntegerUpTo = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
/** @param cents of an answer; a server may send anything in its place. */
const dollarsOf = (cents: Cents | undefined): Dollars | undefined =>
  isIntegerUpTo(cents, Number.MAX_SAFE_INTEGER) ? cents / 100 : undefined
const timeOf = (seconds: UnixSeconds | undefined): Milliseconds | undefined =>
  isIntegerUpTo(seconds, MAX_SECONDS) && seconds > 0 ? seconds * 1000 : undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
