import {
  type DonationAttempt,
  isCardAttempt,
  isSameOrder,
  mayBeCharged,
  newAttempt,
  type toReady,
  toRedirected,
  wasTried,
} from './attempt'
import {
  type Cell,
  drop,
  type EventOf,
  fail,
  focusPending,
  goToProfile,
  type Known,
  move,
  openForm,
  questionBeside,
  showRecord,
  stay,
} from './cells'
import type { Command, Situation, Step } from './events'
import { type DonationOrder, isSubscription } from './order'
import type { CallError, DonationFailure } from './outcome'
import { withAttempt } from './record'

/** Longest wait before the card form opens. The page asks the server again before the charge. */
const ORDER_PATIENCE_MS = 8_000

const isCovered = ({ record }: Situation, { interval }: DonationOrder) =>
  isSubscription(interval) && record.subscribedAt !== undefined

export const request = (attempt: DonationAttempt): Command =>
  isCardAttempt(attempt) ? { type: 'requestSecret', about: attempt } : { type: 'requestLink', about: attempt }

/**
 * Whether the provider must report before the donor continues: on a payment that was tried, and on a payment
 * whose secret another page holds.
 */
export const needsReport = ({ heldFingerprint }: Situation, attempt: DonationAttempt) =>
  attempt.stage === 'ready' && (heldFingerprint === undefined || wasTried(attempt))

export function begin(s: Known, order: DonationOrder): Step {
  const { attempt } = s.record
  if (isCovered(s, order)) return goToProfile()
  if (attempt && isSameOrder(attempt, order)) return stay(request(attempt))
  return attempt && needsReport(s, attempt)
    ? stay({ type: 'retrieveBeforeDiscard', about: attempt, order })
    : stay({ type: 'createAttempt', order })
}

export const submit: Cell<'submitted'> = (s, { order }) =>
  isSubscription(order.interval) && !isCovered(s, order)
    ? stay({ type: 'checkSubscriptions', patience: ORDER_PATIENCE_MS, next: { type: 'orderChecked', order } })
    : begin(s, order)

export const afterCheck =
  (next: (s: Known, order: DonationOrder) => Step): Cell<'orderChecked'> =>
  (s, { order, standing: known }) => {
    if (!s.isOwnerHere) return stay()
    if (known?.kind === 'subscribed') return goToProfile()
    return questionBeside(s, known, order) ?? next(s, order)
  }

export const create: Cell<'attemptCreated'> = (s, { order, key }) => {
  const attempt = newAttempt(order, s.userId, key, s.now)
  return { record: withAttempt(s.record, attempt), commands: [request(attempt)] }
}

export const receiveSecret =
  (change: typeof toReady): Cell<'secretReceived'> =>
  (s, { about: { key }, secret, fingerprint }) =>
    s.isOwnerHere
      ? move(s, change(s.attempt, { now: s.now, fingerprint }), { type: 'holdSecret', key, secret }, openForm)
      : stay()

export const receiveLink =
  (next: (s: Known, link: EventOf<'linkReceived'>) => Step): Cell<'linkReceived'> =>
  (s, event) => {
    const { about, fingerprint } = event
    const isAnother = about.fingerprint !== undefined && about.fingerprint !== fingerprint
    // The server ignored the key and created another checkout page, which could charge a second time.
    if (isAnother && mayBeCharged(about)) return stay(fail({ kind: 'link-changed' }), focusPending)
    if (isAnother) return stay({ type: 'createAttempt', order: about })
    return s.isOwnerHere ? next(s, event) : stay()
  }

export const redirect = receiveLink((s, { about, link, fingerprint }) =>
  move(
    s,
    toRedirected(s.attempt, { now: s.now, fingerprint }),
    { type: 'rememberCheckout', key: about.key },
    { type: 'flush' },
    { type: 'redirect', link, wasRedirected: mayBeCharged(about) },
  ),
)

/**
 * Without an answer, after too many requests, or after the session ended, the same key may still bring a link
 * or a secret.
 */
const retryable = new Set<CallError['status']>(['offline', 'timeout', 'aborted', 401, 408, 425, 429])
const isRetryable = (failure: DonationFailure) =>
  failure.kind === 'api' && retryable.has(failure.error.status)

/** The order got neither a link nor a secret. Only an earlier operation can have charged. */
export function refuse(
  s: Known,
  { about, failure }: { about: DonationAttempt; failure: DonationFailure },
): Step {
  // This failure proves nothing about an earlier payment on the checkout page.
  if (mayBeCharged(about)) return stay(fail({ kind: 'not-reopened' }), focusPending)
  const kept = s.record.attempt
  if (kept && mayBeCharged(kept)) return stay(showRecord, fail({ kind: 'other-tab' }), focusPending)
  // After a final refusal, the same key would bring the same answer again.
  const notices = [showRecord, fail(failure)]
  return isRetryable(failure) ? stay(...notices) : drop(s, ...notices)
}
