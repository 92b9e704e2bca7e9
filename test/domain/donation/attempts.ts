import { type DonationAttempt, newAttempt } from '@/domain/donation/attempt'
import type { DonationEvent, Situation } from '@/domain/donation/events'
import { transition } from '@/domain/donation/machine'
import type { DonationRecord } from '@/domain/donation/record'

export const START = Date.parse('2026-11-22T09:00:00Z')
export const MINUTE = 60_000
export const at = (minute: number) => START + minute * MINUTE

export const monthly = newAttempt({ interval: 'month', amount: 12 }, 'u-001', 'key-1', START)
export const once = newAttempt({ interval: 'one-time', amount: 20 }, undefined, 'key-2', START)

/** The situation of a page that holds the attempt's secret, with the donor signed in. */
export const situationOf = (record: DonationRecord, more: Partial<Situation> = {}): Situation => ({
  record,
  now: START,
  userId: record.attempt?.userId,
  isOwnerHere: true,
  heldFingerprint: 'mark',
  hasOpenCall: false,
  hasKeyMismatch: false,
  acceptedSubscriptions: new Set(),
  ...more,
})

type Move = (about: DonationAttempt) => DonationEvent

/** The events that an attempt may meet in the machine. */
export const moves = {
  secret: (about) => ({ type: 'secretReceived', about, secret: 'pi_secret', fingerprint: 'mark' }),
  link: (about) => ({ type: 'linkReceived', about, link: 'https://pay.example.org', fingerprint: 'link' }),
  confirm: (about) => ({ type: 'chargeChecked', about, standing: { kind: 'none' } }),
  challenge: (about) => ({ type: 'challenged', about }),
  paid: (about) => ({ type: 'paid', about, isAnswer: true }),
  processing: (about) => ({ type: 'stillProcessing', about, isAnswer: true }),
  declined: (about) => ({ type: 'notCharged', about, isAnswer: true, failure: { code: 'card_declined' } }),
  stopped: () => ({ type: 'checkoutReturned', isPaid: false, isAcknowledged: false }),
  paidAtCheckout: () => ({ type: 'checkoutReturned', isPaid: true, isAcknowledged: false }),
} satisfies Record<string, Move>

export type MoveName = keyof typeof moves

/** The attempt after one event. */
export function moved(attempt: DonationAttempt, name: MoveName, now: number): DonationAttempt {
  const { record } = transition(situationOf({ attempt }, { now }), moves[name](attempt))
  return record?.attempt ?? attempt
}

/** The attempt after these events, each at its minute. */
export const through = (attempt: DonationAttempt, ...steps: [MoveName, number][]) =>
  steps.reduce((one, [name, minute]) => moved(one, name, at(minute)), attempt)
