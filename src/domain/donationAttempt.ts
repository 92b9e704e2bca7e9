import type { DonationInterval, OneTimePayment } from '@/api/types'
import { DONATION_LIFE_MS } from '@/lib/constants'
import { isSubscription } from './donation'

// One wish to give is one attempt with a key of its own, and is charged once at most. What may happen to it:
//
//   asking ──secret──▶ card ──confirming──▶ confirming ──succeeded──▶ succeeded
//     │                 ▲ ◀──incomplete──────┘   │  ▲
//     │                 └──────incomplete── processing
//     └──link──▶ left ──succeeded──▶ succeeded
//                 │ ▲
//              stopped link
//                 ▼ │
//               canceled
//
// A lost answer moves nothing: what is not known is asked about again.

export type DonationStage =
  /** A link or a secret was asked for: nobody has one yet, nothing can be charged. */
  | 'asking'
  /** The card form is open: nothing is charged. */
  | 'card'
  /** The donor went to the payment page: may be charged. */
  | 'left'
  /** The donor came back from there without paying; the page can still be opened again. */
  | 'canceled'
  /** The provider was told to charge: may be charged. */
  | 'confirming'
  /** The provider says that it will be charged, or not. */
  | 'processing'
  | 'succeeded'

/** Whole dollars each time. */
export type DonationWish = { interval: DonationInterval; amount: number }

export type DonationAttempt = DonationWish & {
  /** Travels as idempotency key: the server answers the same key with the same link or secret. */
  key: string
  /** Missing for a visitor. */
  userId?: string
  stage: DonationStage
  /** Milliseconds since 1970, both. */
  startedAt: number
  changedAt: number
  /** Tells one link or secret from another, without being it. */
  mark?: string
  /** The provider was told to charge before: of what a later try does not know it has to be asked. */
  isTried?: boolean
  /** What was charged, where the provider has said so. */
  cents?: number
}

export type DonationEvent =
  | 'secret'
  | 'link'
  | 'confirming'
  | 'succeeded'
  | 'processing'
  /** Not charged, and may be tried again. */
  | 'incomplete'
  /** The donor came back from the payment page without paying. */
  | 'stopped'

const moves: Record<DonationStage, Partial<Record<DonationEvent, DonationStage>>> = {
  asking: { secret: 'card', link: 'left' },
  card: { secret: 'card', confirming: 'confirming', succeeded: 'succeeded', processing: 'processing' },
  left: { succeeded: 'succeeded', stopped: 'canceled' },
  canceled: { link: 'left', succeeded: 'succeeded' },
  confirming: { succeeded: 'succeeded', processing: 'processing', incomplete: 'card' },
  processing: { succeeded: 'succeeded', incomplete: 'card' },
  succeeded: {},
}

/** A new attempt. @param now milliseconds since 1970 */
export function newAttempt(
  { interval, amount }: DonationWish,
  userId: string | undefined,
  key: string,
  now: number,
): DonationAttempt {
  return {
    key,
    ...(userId !== undefined && { userId }),
    interval,
    amount,
    stage: 'asking',
    startedAt: now,
    changedAt: now,
  }
}

/** The attempt after an event; one that means nothing at this stage changes nothing. */
export function after(
  attempt: DonationAttempt,
  event: DonationEvent,
  now: number,
  news: Pick<DonationAttempt, 'mark' | 'cents' | 'isTried'> = {},
): DonationAttempt {
  const stage = moves[attempt.stage][event]
  return stage ? { ...attempt, ...news, stage, changedAt: now } : attempt
}

/** Whether money may have moved, or may still: it has to be asked about before anything new starts. */
export const mayBeCharged = ({ stage }: DonationAttempt) =>
  stage === 'left' || stage === 'confirming' || stage === 'processing'

/** Whether the same wish goes on with the same key: the same link, the same secret. */
export const isSameWish = (attempt: DonationAttempt, { interval, amount }: DonationWish) =>
  attempt.interval === interval && attempt.amount === amount && attempt.stage !== 'succeeded'

/** A day is how long links, secrets and keys live; what may be charged is remembered as long from its last change. */
export function isOver(attempt: DonationAttempt, now: number) {
  const since = mayBeCharged(attempt) ? attempt.changedAt : attempt.startedAt
  return isLongAgo(since, now)
}

/** 23 hours and more; a time far ahead is no time to rely on. Both in milliseconds. */
export const isLongAgo = (since: number, now: number) => Math.abs(now - since) >= DONATION_LIFE_MS

/** Whether this payment of a donor's history is the attempt's own, as far as amount (cents) and time (seconds) can tell. */
export function isPaidBy({ amount, startedAt }: DonationAttempt, payment: OneTimePayment) {
  const { status, amount: cents, created } = payment
  return status === 'succeeded' && cents === amount * 100 && created >= Math.floor(startedAt / 1000)
}

/** What is charged, in cents, as far as it is known. */
export const centsOf = ({ cents, amount }: DonationAttempt) => cents ?? amount * 100

/** Whether it is a card subscription; else the donor pays on the provider's page. */
export const isCardAttempt = ({ interval }: DonationAttempt) => isSubscription(interval)
