import type { AttemptStage, DonationAttempt } from './attempt'
import { settlesAfter } from './evidence'

type Change = { now: number; fingerprint?: string; cents?: number }

/** The attempt at another stage. Whatever is reported of an unresolvable attempt, it can be resolved again. */
function at(attempt: DonationAttempt, stage: AttemptStage, { now, ...more }: Change): DonationAttempt {
  const { isUnresolvable: _was, ...known } = attempt
  return { ...known, ...more, stage, changedAt: now }
}

export const toReady = (attempt: DonationAttempt, change: Change) => at(attempt, 'ready', change)
export const toRedirected = (attempt: DonationAttempt, change: Change) => at(attempt, 'redirected', change)
export const toReturned = (attempt: DonationAttempt, change: Change) => at(attempt, 'returned', change)
export const toProcessing = (attempt: DonationAttempt, change: Change) => at(attempt, 'processing', change)
export const toSucceeded = (attempt: DonationAttempt, change: Change) => at(attempt, 'succeeded', change)

/** The provider is told to charge, for the first time or again. */
export function toConfirming(attempt: DonationAttempt, change: Change): DonationAttempt {
  return {
    ...withoutConfirmation(at(attempt, 'confirming', change)),
    confirmationCount: (attempt.confirmationCount ?? 0) + 1,
    ...settlesAfter(attempt, change.now),
  }
}

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

/** Nobody can find out any more how it ended. */
export const toUnresolvable = (attempt: DonationAttempt): DonationAttempt => ({
  ...attempt,
  isUnresolvable: true,
})

function withoutConfirmation(attempt: DonationAttempt): DonationAttempt {
  const { isChallenged: _challenged, isLastDeclined: _declined, settlesAt: _settles, ...fresh } = attempt
  return fresh
}
