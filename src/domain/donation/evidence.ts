import type { DonationAttempt } from './attempt'

/** A request ends within this time, the creation of the payment method included. */
const SETTLEMENT_MS = 3 * 60_000
/** The donor has a quarter of an hour for her answer where the bank has asked. */
const CHALLENGE_SETTLEMENT_MS = 20 * 60_000

/** Until when the last confirmation may arrive, in milliseconds since 1970. */
function lastSettlesAt({ changedAt, isChallenged, isLastDeclined }: DonationAttempt) {
  return isLastDeclined ? 0 : changedAt + (isChallenged ? CHALLENGE_SETTLEMENT_MS : SETTLEMENT_MS)
}

/**
 * Whether that time is over. A time further ahead means that the clock was set back, so it counts as over.
 */
const isPast = (until: number, now: number) => now >= until || until - now > CHALLENGE_SETTLEMENT_MS

const areEarlierOver = ({ settlesAt = 0 }: DonationAttempt, now: number) => isPast(settlesAt, now)

/** Whether the settlement window is over: each confirmation has arrived by now, or never will. */
export const isSettlementOver = (attempt: DonationAttempt, now: number) =>
  areEarlierOver(attempt, now) && isPast(lastSettlesAt(attempt), now)

/** Another confirmation leaves the earlier ones open until this time. Undefined where none may still arrive. */
export const settlesAfter = (attempt: DonationAttempt, now: number): number | undefined =>
  isSettlementOver(attempt, now) ? undefined : Math.max(attempt.settlesAt ?? 0, lastSettlesAt(attempt))

/** Source of 'not charged': the answer to the last confirmation, or the provider when it was asked, which may give a reason. */
export type NotCharged = { isAnswer: boolean; hasReason: boolean }

/** Whether 'not charged' is true of the whole attempt: of the last confirmation, and no earlier one can still arrive. */
export function isConclusive(attempt: DonationAttempt, { isAnswer, hasReason }: NotCharged, now: number) {
  if (isSettlementOver(attempt, now)) return true
  const { stage, confirmationCount, isLastDeclined } = attempt
  const isOnLast =
    isAnswer || isLastDeclined || stage !== 'confirming' || (hasReason && confirmationCount === 1)
  return isOnLast && areEarlierOver(attempt, now)
}
