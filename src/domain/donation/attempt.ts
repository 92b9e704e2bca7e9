import type { Cents, OneTimePayment } from '@/api/types'
import { fingerprint } from '@/lib/values/fingerprint'
import { type DonationOrder, isSubscription } from './order'
import type { DonationOutcome } from './outcome'
import { CLOCK_SKEW_MS, isLongAgo } from './timing'

/** Stage of an attempt, as the device stores it. */
export type AttemptStage =
  /** The page asks the server for a link or a secret. Nothing can be charged without one. */
  | 'requesting'
  /** The page has the secret, and the card form is open. Nothing is charged. */
  | 'ready'
  /** The page has asked the provider to charge. The provider may have charged. */
  | 'confirming'
  /** The provider is processing the payment, and will charge or not. */
  | 'processing'
  /** The donor went to the checkout page and may have paid there. */
  | 'redirected'
  /** The donor came back from the checkout page without paying. She can open the same page again. */
  | 'returned'
  | 'succeeded'

/** One attempt for one order, with its own key. The provider charges it once at most. */
export type DonationAttempt = DonationOrder & {
  /** Idempotency key: the server answers the same key with the same link or secret. */
  key: string
  /** Missing for a visitor. */
  userId?: string
  stage: AttemptStage
  /** Milliseconds since 1970, like `changedAt`. */
  startedAt: number
  changedAt: number
  /** The fingerprint of the link or the secret. It tells two of them apart and reveals neither. */
  fingerprint?: string
  /** How often the page has asked the provider to charge. */
  confirmationCount?: number
  /** The bank asked the donor to confirm the last confirmation. Her answer may take minutes. */
  isChallenged?: boolean
  /** The answer to the last confirmation was a decline. An earlier confirmation may still be open. */
  isLastDeclined?: boolean
  /** A confirmation before the last one may still arrive until this time, in milliseconds since 1970. */
  settlesAt?: number
  /** The provider cannot be asked any more about this attempt, and the server knows of no subscription. */
  isUnresolvable?: boolean
  /** The charged amount, if the provider has reported it. */
  cents?: Cents
}

/** A new attempt. @param now milliseconds since 1970 */
export function newAttempt(
  { interval, amount }: DonationOrder,
  userId: string | undefined,
  key: string,
  now: number,
): DonationAttempt {
  return {
    key,
    ...(userId !== undefined && { userId }),
    interval,
    amount,
    stage: 'requesting',
    startedAt: now,
    changedAt: now,
  }
}

/** Whether the provider may have charged, or may still charge. A new order waits for the outcome. */
export const mayBeCharged = ({ stage }: DonationAttempt) =>
  stage === 'redirected' || stage === 'confirming' || stage === 'processing'

/** Whether the page has asked the provider to charge, and no charge is known. */
export const wasTried = ({ stage, confirmationCount = 0 }: DonationAttempt) =>
  stage === 'ready' && confirmationCount > 0

/** Whether the secret belongs to the attempt. Another secret belongs to another payment. */
export const isSecretOf = (attempt: DonationAttempt, secret: string) =>
  fingerprint(secret) === attempt.fingerprint

/** Whether the tab with this marker went to the checkout page with this attempt. */
export const isMarkedBy = (attempt: DonationAttempt, marker: string | null) =>
  !isCardAttempt(attempt) && attempt.key === marker

/**
 * Whether an order equals that of the attempt. It then continues with the same key, and so with the same link
 * or secret.
 */
export const isSameOrder = (attempt: DonationAttempt, { interval, amount }: DonationOrder) =>
  attempt.interval === interval && attempt.amount === amount && attempt.stage !== 'succeeded'

/**
 * Whether the attempt has expired. Links, secrets and keys live one day. An attempt that may be charged lives
 * one day from its last change.
 */
export function isOver(attempt: DonationAttempt, now: number) {
  const since = mayBeCharged(attempt) ? attempt.changedAt : attempt.startedAt
  return isLongAgo(since, now)
}

/**
 * Whether a payment in the donor's history may belong to this attempt: its amount (cents) is the same, and
 * its time (seconds, by the server's clock) fits.
 */
export function isPaidBy({ amount, startedAt }: DonationAttempt, payment: OneTimePayment) {
  const { status, amount: cents, created } = payment
  return (
    status === 'succeeded' &&
    cents === amount * 100 &&
    created >= Math.floor((startedAt - CLOCK_SKEW_MS) / 1000)
  )
}

/** The charge in cents: the reported amount, else the ordered one. */
export const centsOf = ({ cents, amount }: DonationAttempt): Cents => cents ?? amount * 100

/** The outcome of an attempt that was charged. */
export const successOf = (attempt: DonationAttempt): DonationOutcome => ({
  kind: 'succeeded',
  key: attempt.key,
  cents: centsOf(attempt),
  interval: attempt.interval,
})

/** Whether the attempt is a card subscription. A one-time donor pays on the checkout page. */
export const isCardAttempt = ({ interval }: DonationAttempt) => isSubscription(interval)

/** `now`: milliseconds since 1970. */
type Change = { now: number; fingerprint?: string; cents?: Cents }

/** The attempt at another stage. Any report on an unresolvable attempt makes it resolvable again. */
function at(attempt: DonationAttempt, stage: AttemptStage, { now, ...more }: Change): DonationAttempt {
  const { isUnresolvable: _was, ...known } = attempt
  return { ...known, ...more, stage, changedAt: now }
}

export const toReady = (attempt: DonationAttempt, change: Change) => at(attempt, 'ready', change)
export const toRedirected = (attempt: DonationAttempt, change: Change) => at(attempt, 'redirected', change)
export const toReturned = (attempt: DonationAttempt, change: Change) => at(attempt, 'returned', change)
export const toProcessing = (attempt: DonationAttempt, change: Change) => at(attempt, 'processing', change)
export const toSucceeded = (attempt: DonationAttempt, change: Change) => at(attempt, 'succeeded', change)

/**
 * The page asks the provider to charge.
 * @param settlesAt an earlier confirmation may still arrive until then
 */
export const toConfirming = (
  attempt: DonationAttempt,
  change: Change,
  settlesAt?: number,
): DonationAttempt => ({
  ...withoutConfirmation(at(attempt, 'confirming', change)),
  confirmationCount: (attempt.confirmationCount ?? 0) + 1,
  ...(settlesAt !== undefined && { settlesAt }),
})

/** Not charged, and no confirmation can still arrive. */
export const toDeclined = (attempt: DonationAttempt, change: Change): DonationAttempt =>
  withoutConfirmation(toReady(attempt, change))

/** The bank asks the donor about the last confirmation. */
export const withChallenge = (attempt: DonationAttempt, change: Change): DonationAttempt => ({
  ...at(attempt, 'confirming', change),
  isChallenged: true,
})

/** The last confirmation was declined; an earlier one may yet charge. */
export const withLastDeclined = (attempt: DonationAttempt, change: Change): DonationAttempt => ({
  ...at(attempt, 'confirming', change),
  isLastDeclined: true,
})

/** The outcome cannot be found out any more. */
export const toUnresolvable = (attempt: DonationAttempt): DonationAttempt => ({
  ...attempt,
  isUnresolvable: true,
})

function withoutConfirmation(attempt: DonationAttempt): DonationAttempt {
  const { isChallenged: _challenged, isLastDeclined: _declined, settlesAt: _settles, ...fresh } = attempt
  return fresh
}
