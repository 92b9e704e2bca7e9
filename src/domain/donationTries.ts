import type { DonationAttempt } from './donationAttempt'

/** No request is on its way for longer, with the making of the payment method before it. */
const SETTLING_MS = 3 * 60_000
/** And so long where the bank was asked: the donor has a quarter of an hour for her answer. */
const BANK_SETTLING_MS = 20 * 60_000

/** Until when the last try may arrive, in milliseconds since 1970. */
function lastUntil({ changedAt, isBankAsked, isRefused }: DonationAttempt) {
  return isRefused ? 0 : changedAt + (isBankAsked ? BANK_SETTLING_MS : SETTLING_MS)
}

/** Whether that time is over. So far ahead no time was ever set: the clock was put back, and has waited. */
const isPast = (until: number, now: number) => now >= until || until - now > BANK_SETTLING_MS

const areEarlierOver = ({ openUntil = 0 }: DonationAttempt, now: number) => isPast(openUntil, now)

/** Whether all that was under way as the attempt last changed has arrived by now, or never will. */
export const hasSettled = (attempt: DonationAttempt, now: number) =>
  areEarlierOver(attempt, now) && isPast(lastUntil(attempt), now)

/** What another try leaves open behind it: at the stage `confirming` the tries before it may still arrive. */
export function openAfter(attempt: DonationAttempt, now: number): Pick<DonationAttempt, 'openUntil'> {
  if (attempt.stage !== 'confirming' || hasSettled(attempt, now)) return {}
  return { openUntil: Math.max(attempt.openUntil ?? 0, lastUntil(attempt)) }
}

/** What 'not charged' is heard from: the answer to the last try, or the provider when it was asked, which may say why. */
export type NotCharged = { isAnswer: boolean; saysWhy: boolean }

/** Whether 'not charged' is true of the whole attempt: of the last try, and no earlier one can be on its way any more. */
export function isWordOnAttempt(attempt: DonationAttempt, { isAnswer, saysWhy }: NotCharged, now: number) {
  if (hasSettled(attempt, now)) return true
  const { stage, tries, isRefused } = attempt
  const isWordOnLast = isAnswer || isRefused || stage !== 'confirming' || (saysWhy && tries === 1)
  return isWordOnLast && areEarlierOver(attempt, now)
}
