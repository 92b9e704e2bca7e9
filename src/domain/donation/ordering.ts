import { isSubscription } from './amount'
import {
  type DonationAttempt,
  isCardAttempt,
  isSameOrder,
  mayBeCharged,
  newAttempt,
  wasTried,
} from './attempt'
import { type toReady, toRedirected } from './changes'
import type { Command, Situation, Step } from './events'
import type { DonationOrder } from './order'
import { type DonationFailure, isRetryable } from './outcome'
import { withAttempt } from './record'
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
} from './steps'

/** So long a silent server keeps the card form from opening; before the charge it is asked again. */
const ORDER_PATIENCE_MS = 8_000

const isCovered = ({ record }: Situation, { interval }: DonationOrder) =>
  isSubscription(interval) && record.subscribedAt !== undefined

export const request = (attempt: DonationAttempt): Command =>
  isCardAttempt(attempt) ? { type: 'requestSecret', about: attempt } : { type: 'requestLink', about: attempt }

/** The provider reports first on a payment that was tried, and on one that another page has opened. */
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
    // The server ignores keys and has opened another page, which would take again what was paid on the first.
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

/** There is no link and no secret. Nothing was charged but by what was under way before. */
export function refuse(
  s: Known,
  { about, failure }: { about: DonationAttempt; failure: DonationFailure },
): Step {
  // A faulty page now says nothing about a payment that was made there before.
  if (mayBeCharged(about)) return stay(fail({ kind: 'not-reopened' }), focusPending)
  const kept = s.record.attempt
  if (kept && mayBeCharged(kept)) return stay(showRecord, fail({ kind: 'other-tab' }), focusPending)
  // The same key would bring the same answer again.
  const notices = [showRecord, fail(failure)]
  return isRetryable(failure) ? stay(...notices) : drop(s, ...notices)
}
