import { recordIn } from '@/lib/storage/recordIn'
import { isRecord } from '@/lib/values/isRecord'
import { donationIntervals, isLongAgo } from './donation'
import { type DonationAttempt, type DonationStage, isOver, mayBeCharged } from './donationAttempt'

/** What a device remembers of a donor's giving. Neither secret nor link is in it. */
export type DonationNote = {
  attempt: DonationAttempt | null
  /** The donor has read how the attempt went. */
  isHeard?: boolean
  /** A try has come to nothing while she was on another page, or signed out: she is told at her next visit. */
  isUntold?: boolean
  /** A subscription was charged then (milliseconds), and the server may not have heard of it yet. */
  subscribedAt?: number
}

/** Whether the donor waits for the end of an attempt, or has not read it. */
export const isOpenNote = ({ attempt, isHeard }: DonationNote) =>
  attempt !== null && (mayBeCharged(attempt) || (attempt.stage === 'succeeded' && !isHeard))

const cardStages: DonationStage[] = ['asking', 'card', 'confirming', 'processing', 'succeeded']
const pageStages: DonationStage[] = ['asking', 'left', 'canceled', 'succeeded']

/** A stored note; whatever in it is unusable, somebody else's or over does not count. @param now milliseconds since 1970 */
export function readNote(text: string | null, userId: string | undefined, now: number): DonationNote {
  const stored = recordIn(text)
  const { isHeard, isUntold, subscribedAt } = stored
  const attempt = attemptIn(stored.attempt)
  const isMine = attempt !== null && attempt.userId === userId && !isOver(attempt, now)
  return {
    attempt: isMine ? attempt : null,
    ...(isMine && isHeard === true && { isHeard }),
    ...(isMine && isUntold === true && { isUntold }),
    ...(isCount(subscribedAt) && !isLongAgo(subscribedAt, now) && { subscribedAt }),
  }
}

/** When a stored note was last changed, in milliseconds since 1970; 0 where it does not say. */
export function momentOf(text: string | null): number {
  const { attempt, subscribedAt } = recordIn(text)
  const changedAt = isRecord(attempt) ? attempt.changedAt : undefined
  return Math.max(0, ...[changedAt, subscribedAt].filter(isCount))
}

function attemptIn(stored: unknown): DonationAttempt | null {
  if (!isRecord(stored)) return null
  const { key, userId, interval, amount, stage, startedAt, changedAt, mark, tries, openUntil, cents } = stored
  if (!isText(key) || !isCount(amount) || !isCount(startedAt) || !isCount(changedAt)) return null
  const known = donationIntervals.find((one) => one === interval)
  if (!known || (userId !== undefined && !isText(userId))) return null
  const stages = known === 'one-time' ? pageStages : cardStages
  const knownStage = stages.find((one) => one === stage)
  if (!knownStage) return null
  return {
    key,
    ...(userId !== undefined && { userId }),
    interval: known,
    amount,
    stage: knownStage,
    startedAt,
    changedAt,
    ...(isText(mark) && { mark }),
    ...(isCount(tries) && { tries }),
    ...(stored.isBankAsked === true && { isBankAsked: true }),
    ...(stored.isRefused === true && { isRefused: true }),
    ...(isCount(openUntil) && { openUntil }),
    ...(stored.isLost === true && { isLost: true }),
    ...(isCount(cents) && { cents }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
