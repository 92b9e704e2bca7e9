import type { Cents, DonationInterval } from '@/api/types'
import type { RunningSubscription } from './history'
import type { DonationOrder } from './order'
import type { CardFailure } from './payment'

/** The error of a call, in the plain shape of the api layer. */
export type CallError = {
  status: number | 'offline' | 'timeout' | 'aborted' | 'unreadable'
  message?: string
  fields?: Record<string, string[]>
  retryAfter?: number
}

/** The reason why an operation of the donor stopped. */
export type DonationFailure =
  | { kind: 'api'; error: CallError }
  /** The bank or the provider declined this confirmation. The outcome of an earlier one may be unknown. */
  | { kind: 'card'; failure: CardFailure; isEarlierOpen?: true }
  /** The address of the checkout page is not safe to open. */
  | { kind: 'link-refused' }
  /** The server returned another checkout page than the one that the donor may have paid on. */
  | { kind: 'link-changed' }
  /** The server did not open the checkout page again. The page may have been paid before. */
  | { kind: 'not-reopened' }
  | { kind: 'no-secret' }
  | { kind: 'no-interval' }
  /** The provider could not report on the earlier card payment, so no new order begins. */
  | { kind: 'not-asked' }
  /** Another tab is paying now, or continued with another attempt. */
  | { kind: 'other-tab' }
  /** The attempt has ended without a charge: it is too old, or the provider has closed it. */
  | { kind: 'ended'; failure?: CardFailure }

/** The message that the donor sees until she acknowledges it. */
export type DonationOutcome =
  /** Charged. `cents` per payment; `key` is the key of the attempt. */
  | { kind: 'succeeded'; key: string; cents: Cents; interval: DonationInterval }
  /** The donor's history contains a payment of this amount, made after the attempt began. */
  | { kind: 'found'; key: string; cents: Cents }
  /** The donor has a subscription, so no new one began. */
  | { kind: 'subscribed' }
  /**
   * The user has no subscription, and the history shows these, which still run. The donor may begin another
   * one. `order` is missing if the card form of the new one is already open.
   */
  | { kind: 'still-running'; running: RunningSubscription[]; order?: DonationOrder }
  /**
   * The unresolved payment has probably succeeded: the server reports a running subscription of the donor.
   */
  | { kind: 'running' }
  /** The provider is still processing the payment. */
  | { kind: 'processing' }
  /** The provider has not reported a charge so far, but may still charge. */
  | { kind: 'unknown' }
  /** The page could not ask anybody about the payment. */
  | { kind: 'unasked' }
  /** Nothing was charged; the reason, if the provider gave one. */
  | { kind: 'not-charged'; failure?: CardFailure }
  /** The checkout page returned with result=true, but no attempt is known. */
  | { kind: 'done' }
  /** The checkout page returned with result=false. */
  | { kind: 'canceled' }
  /** The donor states that she has paid. */
  | { kind: 'thanked' }

/** The server's knowledge of the donor's subscriptions. */
export type SubscriptionStanding =
  /** The donor has no running subscription. */
  | { kind: 'none' }
  /** The donor has a subscription. */
  | { kind: 'subscribed' }
  /**
   * The donor has none, and the history shows these: she may have ended them, and their paid time is not
   * over.
   */
  | { kind: 'still-running'; running: RunningSubscription[] }
