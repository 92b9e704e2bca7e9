import type { DonationAttempt } from './attempt'

/** A confirmation arrives within this time, the creation of the payment method included. */
const SETTLEMENT_MS = 3 * 60_000
/** If the bank asks the donor, she has 15 minutes for her answer. */
const CHALLENGE_SETTLEMENT_MS = 20 * 60_000

/** The last confirmation may arrive until this time, in milliseconds since 1970. */
function lastSettlesAt({ changedAt, isChallenged, isLastDeclined }: DonationAttempt) {
  return isLastDeclined ? 0 : changedAt + (isChallenged ? CHALLENGE_SETTLEMENT_MS : SETTLEMENT_MS)
}

/**
 * Whether that time is over. A time too far ahead means that the user set the clock back, so it counts as
 * over.
 */
const isPast = (until: number, now: number) => now >= until || until - now > CHALLENGE_SETTLEMENT_MS

const areEarlierOver = ({ settlesAt = 0 }: DonationAttempt, now: number) => isPast(settlesAt, now)

/** Whether the settlement window is over: each confirmation has arrived, or never will. */
export const isSettlementOver = (attempt: DonationAttempt, now: number) =>
  areEarlierOver(attempt, now) && isPast(lastSettlesAt(attempt), now)

/**
 * The time until which the earlier confirmations may still arrive after another one. Undefined if none can.
 */
export const settlesAfter = (attempt: DonationAttempt, now: number): number | undefined =>
  isSettlementOver(attempt, now) ? undefined : Math.max(attempt.settlesAt ?? 0, lastSettlesAt(attempt))

/**
 * The source of 'not charged': the answer to the last confirmation, or the provider's status, which may have
 * a reason.
 */
export type NotCharged = { isAnswer: boolean; hasReason: boolean }

/**
 * Whether 'not charged' holds for the whole attempt: it covers the last confirmation, and no earlier one can
 * still arrive.
 */
export function isConclusive(attempt: DonationAttempt, { isAnswer, hasReason }: NotCharged, now: number) {
  if (isSettlementOver(attempt, now)) return true
  const { stage, confirmationCount, isLastDeclined } = attempt
  const isOnLast =
    isAnswer || isLastDeclined || stage !== 'confirming' || (hasReason && confirmationCount === 1)
  return isOnLast && areEarlierOver(attempt, now)
}
