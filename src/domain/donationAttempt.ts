import type { DonationInterval, OneTimePayment } from '@/api/types'
import { fingerprint } from '@/lib/values/fingerprint'
import { CLOCK_SKEW_MS, isLongAgo, isSubscription } from './donation'
import { openAfter } from './donationTries'

// One wish to give is one attempt with a key of its own, and is charged once at most. What may happen to it:
//
//                                         confirming, refused
//                                               ┌──┐
//                                               ▼  │
//   asking ──secret──▶ card ──confirming──▶ confirming ──succeeded──▶ succeeded
//     │                 ▲ ◀──incomplete──────┘   │  ▲
//     │                 └──────incomplete── processing
//     └──link──▶ left ──succeeded──▶ succeeded
//                 │ ▲
//              stopped link
//                 ▼ │
//               canceled
//
// A lost answer moves nothing: what is not known is asked about again, by itself, until it is known.
//
// What may be believed:
// 1. The answer to a try is the word on that try. What the provider says when it is asked (`retrieve`) may be older than the try: that it
//    is charged, processing or closed is true; that nothing is charged is the word on the attempt only when no try of it can still be on
//    its way (`isWordOnAttempt`, in donationTries). So at the stage `card` nothing is on its way.
// 2. While that is open the donor may try again: the same payment cannot be charged twice, so another try with its secret is as safe as
//    none. The provider is asked right before, and the form is there as soon as it has said that nothing is charged so far. Another
//    wish would be another payment: it waits.
// 3. Before a charge the server is asked afresh whether she has a subscription. An attempt at the stage `card` is dropped for another wish by
//    rule 1; the provider is asked once more before, where it was tried or another page has opened it. Where it cannot be asked, nothing
//    else begins for as long as a try may take.
// 4. What can never be known any more (`isLost`) the donor may put away, with a warning; nobody else does.

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
  /** How often the provider was told to charge. */
  tries?: number
  /** The bank has asked the donor about the last try: her answer may take its time. */
  isBankAsked?: boolean
  /** The last try has come to nothing, as its own answer says; what is open is an earlier one. */
  isRefused?: boolean
  /** Until then a try before the last one may still arrive. Milliseconds since 1970. */
  openUntil?: number
  /** Nobody can say any more whether it was charged, and the server knows of no subscription. */
  isLost?: boolean
  /** What was charged, where the provider has said so. */
  cents?: number
}

export type DonationEvent =
  | 'secret'
  | 'link'
  | 'confirming'
  | 'succeeded'
  | 'processing'
  /** Not charged, and nothing on its way: it may be tried again, or put away. */
  | 'incomplete'
  /** The last try has come to nothing; an earlier one may yet be charged. */
  | 'refused'
  /** The donor came back from the payment page without paying. */
  | 'stopped'
  /** The bank asks the donor. */
  | 'bank'
  | 'lost'

const moves: Record<DonationStage, Partial<Record<DonationEvent, DonationStage>>> = {
  asking: { secret: 'card', link: 'left' },
  card: { secret: 'card', confirming: 'confirming', succeeded: 'succeeded', processing: 'processing' },
  // Who goes there again may pay later than who went there once.
  left: { link: 'left', succeeded: 'succeeded', stopped: 'canceled' },
  canceled: { link: 'left', succeeded: 'succeeded' },
  confirming: {
    succeeded: 'succeeded',
    processing: 'processing',
    incomplete: 'card',
    confirming: 'confirming',
    refused: 'confirming',
    bank: 'confirming',
    lost: 'confirming',
  },
  processing: { succeeded: 'succeeded', processing: 'processing', incomplete: 'card', lost: 'processing' },
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
  news: Pick<DonationAttempt, 'mark' | 'cents'> = {},
): DonationAttempt {
  const stage = moves[attempt.stage][event]
  if (!stage) return attempt
  if (event === 'lost') return { ...attempt, isLost: true }
  // Whatever is heard of it, it can be known again.
  const { isLost: _lost, ...known } = attempt
  const moved = { ...known, ...news, stage, changedAt: now }
  if (event === 'bank') return { ...moved, isBankAsked: true }
  if (event === 'refused') return { ...moved, isRefused: true }
  if (event !== 'confirming' && event !== 'incomplete') return moved
  const { isBankAsked: _asked, isRefused: _refused, openUntil: _until, ...fresh } = moved
  if (event === 'incomplete') return fresh
  return { ...fresh, tries: (attempt.tries ?? 0) + 1, ...openAfter(attempt, now) }
}

/** Whether money may have moved, or may still: it has to be asked about before anything new starts. */
export const mayBeCharged = ({ stage }: DonationAttempt) =>
  stage === 'left' || stage === 'confirming' || stage === 'processing'

/** Whether the provider was told to charge, though by what is known it has not: the provider is asked once more before it is dropped. */
export const wasTried = ({ stage, tries = 0 }: DonationAttempt) => stage === 'card' && tries > 0

/** Whether this secret is that of the attempt: another one is another payment. */
export const isSecretOf = ({ mark }: DonationAttempt, secret: string) => fingerprint(secret) === mark

/** Whether a tab with this key went to the payment page with this attempt. */
export const isLeftWith = (attempt: DonationAttempt, key: string | null) =>
  !isCardAttempt(attempt) && attempt.key === key

/** Whether the same wish goes on with the same key: the same link, the same secret. */
export const isSameWish = (attempt: DonationAttempt, { interval, amount }: DonationWish) =>
  attempt.interval === interval && attempt.amount === amount && attempt.stage !== 'succeeded'

/** A day is how long links, secrets and keys live; what may be charged is remembered as long from its last change. */
export function isOver(attempt: DonationAttempt, now: number) {
  const since = mayBeCharged(attempt) ? attempt.changedAt : attempt.startedAt
  return isLongAgo(since, now)
}

/** Whether this payment of a donor's history is the attempt's own, as far as amount (cents) and time (seconds, by another clock) can tell. */
export function isPaidBy({ amount, startedAt }: DonationAttempt, payment: OneTimePayment) {
  const { status, amount: cents, created } = payment
  return (
    status === 'succeeded' &&
    cents === amount * 100 &&
    created >= Math.floor((startedAt - CLOCK_SKEW_MS) / 1000)
  )
}

/** What is charged, in cents, as far as it is known. */
export const centsOf = ({ cents, amount }: DonationAttempt) => cents ?? amount * 100

/** Whether it is a card subscription; else the donor pays on the provider's page. */
export const isCardAttempt = ({ interval }: DonationAttempt) => isSubscription(interval)
