import { recordIn } from '@/lib/storage/recordIn'
import { isRecord } from '@/lib/values/isRecord'
import { type AttemptStage, type DonationAttempt, isCardAttempt, isOver, mayBeCharged } from './attempt'
import { donationIntervals } from './order'
import { isLongAgo } from './timing'

/** The device's record of a donor's donation. It contains neither secret nor link. */
export type DonationRecord = {
  attempt: DonationAttempt | null
  /** The donor has seen the outcome of the attempt. */
  isAcknowledged?: boolean
  /**
   * The bank declined a confirmation while the donor was on another page or signed out. Her next visit shows
   * it.
   */
  hasUnseenDecline?: boolean
  /** A subscription was charged at this time (milliseconds), and the server may not know of it yet. */
  subscribedAt?: number
}

/** Field names in storage. They stay as they are, because devices already have such records. */
const STORED_FIELDS = {
  isAcknowledged: 'isHeard',
  hasUnseenDecline: 'isUntold',
  fingerprint: 'mark',
  confirmationCount: 'tries',
  isChallenged: 'isBankAsked',
  isLastDeclined: 'isRefused',
  settlesAt: 'openUntil',
  isUnresolvable: 'isLost',
} as const

/** Names of the stages in storage. */
const STORED_STAGES: Record<AttemptStage, string> = {
  requesting: 'asking',
  ready: 'card',
  confirming: 'confirming',
  processing: 'processing',
  redirected: 'left',
  returned: 'canceled',
  succeeded: 'succeeded',
}

/** Whether the donor waits for the outcome of an attempt, or has not seen it. */
export const hasOpenOutcome = ({ attempt, isAcknowledged }: DonationRecord) =>
  attempt !== null && (mayBeCharged(attempt) || (attempt.stage === 'succeeded' && !isAcknowledged))

/**
 * The time of a subscription's charge whose thanks the donor has not seen, in milliseconds since 1970;
 * undefined if there is none.
 */
export const unseenSubscriptionOf = ({ attempt, isAcknowledged }: DonationRecord) =>
  attempt?.stage === 'succeeded' && isCardAttempt(attempt) && !isAcknowledged ? attempt.changedAt : undefined

/** The record with another attempt. Facts about the earlier attempt are dropped. */
export const withAttempt = (
  record: DonationRecord,
  attempt: DonationAttempt | null,
  more: Partial<DonationRecord> = {},
): DonationRecord => ({
  ...record,
  isAcknowledged: undefined,
  hasUnseenDecline: undefined,
  ...more,
  attempt,
})

/** Text for the storage; null if there is nothing to store. */
export function storedText(record: DonationRecord): string | null {
  const { attempt, subscribedAt } = record
  if (!attempt && subscribedAt === undefined) return null
  const stored = attempt && { ...attempt, stage: STORED_STAGES[attempt.stage] }
  return JSON.stringify(storedNames({ ...record, attempt: stored && storedNames(stored) }))
}

const storedName = (name: string) =>
  name in STORED_FIELDS ? STORED_FIELDS[name as keyof typeof STORED_FIELDS] : name

const storedNames = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [storedName(name), value]))

const cardStages: AttemptStage[] = ['requesting', 'ready', 'confirming', 'processing', 'succeeded']
const checkoutStages: AttemptStage[] = ['requesting', 'redirected', 'returned', 'succeeded']

/** A stored record without its invalid, foreign or expired parts. @param now milliseconds since 1970 */
export function readRecord(text: string | null, userId: string | undefined, now: number): DonationRecord {
  const stored = recordIn(text)
  const { subscribedAt } = stored
  const attempt = attemptIn(stored.attempt)
  const isOwn = attempt !== null && attempt.userId === userId && !isOver(attempt, now)
  return {
    attempt: isOwn ? attempt : null,
    ...(isOwn && stored[STORED_FIELDS.isAcknowledged] === true && { isAcknowledged: true }),
    ...(isOwn && stored[STORED_FIELDS.hasUnseenDecline] === true && { hasUnseenDecline: true }),
    ...(isCount(subscribedAt) && !isLongAgo(subscribedAt, now) && { subscribedAt }),
  }
}

/** The time of a stored record's last change, in milliseconds since 1970; 0 if the record has none. */
export function changeTimeOf(text: string | null): number {
  const { attempt, subscribedAt } = recordIn(text)
  const changedAt = isRecord(attempt) ? attempt.changedAt : undefined
  return Math.max(0, ...[changedAt, subscribedAt].filter(isCount))
}

function attemptIn(stored: unknown): DonationAttempt | null {
  if (!isRecord(stored)) return null
  const { key, userId, interval, amount, startedAt, changedAt } = stored
  if (!isText(key) || !isCount(amount) || !isCount(startedAt) || !isCount(changedAt)) return null
  const known = donationIntervals.find((one) => one === interval)
  if (!known || (userId !== undefined && !isText(userId))) return null
  const stages = known === 'one-time' ? checkoutStages : cardStages
  const stage = stages.find((one) => STORED_STAGES[one] === stored.stage)
  if (!stage) return null
  return {
    key,
    ...(userId !== undefined && { userId }),
    interval: known,
    amount,
    stage,
    startedAt,
    changedAt,
    ...confirmationIn(stored),
  }
}

function confirmationIn(stored: Record<string, unknown>): Partial<DonationAttempt> {
  const fingerprint = stored[STORED_FIELDS.fingerprint]
  const confirmationCount = stored[STORED_FIELDS.confirmationCount]
  const settlesAt = stored[STORED_FIELDS.settlesAt]
  const { cents } = stored
  return {
    ...(isText(fingerprint) && { fingerprint }),
    ...(isCount(confirmationCount) && { confirmationCount }),
    ...(stored[STORED_FIELDS.isChallenged] === true && { isChallenged: true }),
    ...(stored[STORED_FIELDS.isLastDeclined] === true && { isLastDeclined: true }),
    ...(isCount(settlesAt) && { settlesAt }),
    ...(stored[STORED_FIELDS.isUnresolvable] === true && { isUnresolvable: true }),
    ...(isCount(cents) && { cents }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
