import type { DonationInterval } from '@/api/types'
import type { RunningSubscription } from './history'
import type { DonationOrder } from './order'
import type { CardFailure } from './payment'

/** Error of a call, in the plain shape of the api. */
export type CallError = {
  status: number | 'offline' | 'timeout' | 'aborted' | 'unreadable'
  message?: string
  fields?: Record<string, string[]>
  retryAfter?: number
}

/** Why an operation of the donor did not go on. */
export type DonationFailure =
  | { kind: 'api'; error: CallError }
  /** The bank or the provider declined this confirmation. The end of an earlier one may not be known yet. */
  | { kind: 'card'; failure: CardFailure; isEarlierOpen?: true }
  /** The address of the checkout page is not safe to open. */
  | { kind: 'link-refused' }
  /** The server has made another checkout page in place of the one that may be paid. */
  | { kind: 'link-changed' }
  /** The checkout page could not be opened again; whether it was paid is not known by that. */
  | { kind: 'not-reopened' }
  | { kind: 'no-secret' }
  | { kind: 'no-interval' }
  /** The provider could not report on the card payment before this order: nothing new begins. */
  | { kind: 'not-asked' }
  /** Another tab is giving at this moment, or has gone on with another attempt. */
  | { kind: 'other-tab' }
  /** The attempt is over and nothing was charged: it is too old, or the provider has closed it. */
  | { kind: 'ended'; failure?: CardFailure }

/** The message that the donor sees until she acknowledges it. */
export type DonationOutcome =
  /** Charged. `cents` each time; `key` names the attempt. */
  | { kind: 'succeeded'; key: string; cents: number; interval: DonationInterval }
  /** The donor's history has a payment of this amount, made since the attempt began. */
  | { kind: 'found'; key: string; cents: number }
  /** The donor has a subscription, so that nothing was begun. */
  | { kind: 'subscribed' }
  /**
   * The user has no subscription, and the history shows these, which still run. The donor may begin another one;
   * `order` is missing where its card form is open already.
   */
  | { kind: 'still-running'; running: RunningSubscription[]; order?: DonationOrder }
  /** The unresolved payment got through, as far as the server can tell: a subscription of the donor runs. */
  | { kind: 'running' }
  /** The provider is still processing the payment. */
  | { kind: 'processing' }
  /** The provider reports no charge so far, and there may still be one. */
  | { kind: 'unknown' }
  /** No query was possible. */
  | { kind: 'unasked' }
  /** Nothing was charged; the reason, if the provider gave one. */
  | { kind: 'not-charged'; failure?: CardFailure }
  /** The checkout page came back with result=true, and no attempt is known. */
  | { kind: 'done' }
  /** The checkout page came back with result=false. */
  | { kind: 'canceled' }
  /** The donor says herself that it is done. */
  | { kind: 'thanked' }

/** The server's knowledge of a donor's subscriptions. */
export type Standing =
  /** None runs. */
  | { kind: 'none' }
  /** The user has one. */
  | { kind: 'subscribed' }
  /** The user has none, and the history shows these: she may have ended them before their paid time is over. */
  | { kind: 'still-running'; running: RunningSubscription[] }
