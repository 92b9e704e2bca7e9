import type { DonationInterval } from '@/api/types'
import { paymentUrl } from '../site/url'
import { type HistoryRow, subscriptionStatuses } from './history'

/** The reason why an action is not possible. Each has its own text. */
type Obstacle =
  /** The invoice has no page, or its address is not safe to open. */
  | 'noPage'
  | 'noPaper'
  | 'notSubscribed'
  | 'subscribed'
  /** It is unknown whether the user has a subscription. */
  | 'unsure'
  | 'expired'

/** An action on a subscription. An action with an obstacle shows, but is disabled. */
export type SubscriptionAction =
  | { kind: 'complete' | 'invoice'; url?: string; obstacle?: Obstacle }
  | { kind: 'unsubscribe' | 'expired'; obstacle?: Obstacle }
  | { kind: 'resubscribe'; plan: Plan; obstacle?: Obstacle }

/** The initial choice of the donation page: whole dollars and interval. Unknown parts are missing. */
type Plan = { price?: string; interval?: DonationInterval }

/**
 * The actions of a subscription, by its status (docs/behaviour/account.md#actions-of-a-subscription).
 * @param hasSubscription whether the user has a subscription; undefined if it is unknown
 */
export function subscriptionActions(
  row: HistoryRow,
  hasSubscription: boolean | undefined,
): SubscriptionAction[] {
  if (row.kind !== 'subs') return []
  const invoice = row.subscription.latest_invoice
  switch (subscriptionStatuses.find((known) => known === row.status)) {
    case 'unpaid':
      return [linked('complete', paymentUrl(invoice?.hosted_invoice_url), 'noPage')]
    case 'active':
      return [
        linked('invoice', paymentUrl(invoice?.invoice_pdf), 'noPaper'),
        { kind: 'unsubscribe', ...unlessSubscribed(hasSubscription, true, 'notSubscribed') },
      ]
    case 'canceled':
      return [
        { kind: 'resubscribe', plan: planOf(row), ...unlessSubscribed(hasSubscription, false, 'subscribed') },
      ]
    case 'incomplete_expired':
      return [{ kind: 'expired', obstacle: 'expired' }]
    // The donor can stop every subscription that charges her, even one whose status the specification does
    // not name.
    case 'trialing':
    case 'past_due':
      return [{ kind: 'unsubscribe' }]
    case undefined:
      return []
  }
}

function linked(
  kind: 'complete' | 'invoice',
  url: string | undefined,
  missing: Obstacle,
): SubscriptionAction {
  return url === undefined ? { kind, obstacle: missing } : { kind, url }
}

function unlessSubscribed(has: boolean | undefined, wanted: boolean, otherwise: Obstacle) {
  if (has === wanted) return {}
  return { obstacle: has === undefined ? ('unsure' as const) : otherwise }
}

const recurring: DonationInterval[] = ['week', 'month', 'year']

/** The page takes whole dollars, so the amount is rounded down, and is at least 1. */
function planOf({ dollars, interval }: HistoryRow): Plan {
  const known = recurring.find((one) => one === interval)
  return {
    ...(dollars !== undefined && dollars > 0 && { price: String(Math.max(1, Math.floor(dollars))) }),
    ...(known && { interval: known }),
  }
}
