import {
  type DonationAttempt,
  isCardAttempt,
  isOver,
  isSameOrder,
  mayBeCharged,
  newAttempt,
  successOf,
  toConfirming,
  type toDeclined,
  type toProcessing,
  type toReady,
  toRedirected,
  type toSucceeded,
  type toUnresolvable,
  wasTried,
  type withLastDeclined,
} from './attempt'
import type { Command, DonationEvent, Situation, Step } from './events'
import { isConclusive, isSettlementOver, settlesAfter } from './evidence'
import { type DonationOrder, isSubscription } from './order'
import type { CallError, DonationFailure, DonationOutcome, Standing } from './outcome'
import type { PaymentStatus } from './payment'
import { type DonationRecord, withAttempt } from './record'

/** Longest wait for the server. */
export const PATIENCE_MS = 30_000

export type EventOf<Type extends DonationEvent['type']> = Extract<DonationEvent, { type: Type }>
/** The situation with the attempt that the event is about; another one may have replaced it on the device. */
export type Known = Situation & { attempt: DonationAttempt; isReplaced: boolean }
export type Cell<Type extends DonationEvent['type']> = (situation: Known, event: EventOf<Type>) => Step

export const stay = (...commands: Command[]): Step => ({ commands })

/** The device stores the attempt as it is now, unless another one has replaced it. */
export const move = (s: Known, attempt: DonationAttempt | null, ...commands: Command[]): Step =>
  s.isReplaced ? stay(...commands) : { record: withAttempt(s.record, attempt), commands }

export const drop = (s: Known, ...commands: Command[]) =>
  move(s, null, { type: 'forgetSecret', key: s.attempt.key }, ...commands)

export const notify = (outcome: DonationOutcome): Command => ({ type: 'notify', outcome })
export const fail = (failure: DonationFailure): Command => ({ type: 'fail', failure })
export const raise = (event: DonationEvent): Command => ({ type: 'raise', event })
export const showRecord: Command = { type: 'showRecord' }
const openForm: Command = { type: 'openForm' }
export const closeForm: Command = { type: 'closeForm' }
export const focusPending: Command = { type: 'focusPending' }
export const refreshHistory: Command = { type: 'refreshHistory' }
const goToProfile = () => stay(notify({ kind: 'subscribed' }), { type: 'goToProfile' })

/** Commands that show an open attempt before a new order begins. Empty if nothing prevents the order. */
export function standing({ attempt, isAcknowledged, hasUnseenDecline }: DonationRecord): Command[] {
  if (!attempt) return []
  if (attempt.stage === 'succeeded') return isAcknowledged ? [] : [notify(successOf(attempt))]
  if (attempt.stage === 'ready') return hasUnseenDecline ? [notify({ kind: 'not-charged' })] : []
  return mayBeCharged(attempt) ? [focusPending] : []
}

export const report = ({ record }: Situation) => stay(showRecord, ...standing(record))

/**
 * The user has no subscription, and the history shows one that still runs. The page first shows the donor
 * both, unless she has accepted them.
 */
function questionBeside(s: Situation, known: Standing | undefined, order?: DonationOrder): Step | undefined {
  if (known?.kind !== 'still-running') return undefined
  const { running } = known
  if (running.every(({ id }) => s.acceptedSubscriptions.has(id))) return undefined
  return stay(notify({ kind: 'still-running', running, ...(order && { order }) }))
}

/** The donor has a subscription, so that nothing begins; an unresolved payment has probably succeeded. */
export const endSubscribed = (s: Known, about: DonationAttempt, ...more: Command[]) =>
  drop(
    s,
    closeForm,
    refreshHistory,
    notify({ kind: mayBeCharged(about) ? 'running' : 'subscribed' }),
    ...(mayBeCharged(about) ? [] : more),
  )

/** No history contains a visitor's payment. */
export const listPayments = ({ userId }: Situation, about: DonationAttempt) =>
  userId === undefined || about.userId !== userId
    ? stay(notify({ kind: 'unasked' }), focusPending)
    : stay({ type: 'listPayments', about })

export const discard: Cell<'discarded'> = (s) => drop(s, closeForm, { type: 'focusChoice' })

export const ifHere =
  <Event extends DonationEvent>(next: (s: Known, event: Event) => Step) =>
  (s: Known, event: Event) =>
    s.isOwnerHere ? next(s, event) : stay()

export const same = (attempt: DonationAttempt) => attempt

// An order: a secret for the card form, or a link to the checkout page.

/** Longest wait before the card form opens; the server is asked again before the charge. */
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
    // The server ignores keys and has opened another page, which could charge a second time.
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

/** No answer, too many at once, or a session that is over: the same key may still bring a link or a secret. */
const retryable = new Set<CallError['status']>(['offline', 'timeout', 'aborted', 401, 408, 425, 429])
const isRetryable = (failure: DonationFailure) =>
  failure.kind === 'api' && retryable.has(failure.error.status)

/** There is no link and no secret. Only an earlier operation can have charged. */
export function refuse(
  s: Known,
  { about, failure }: { about: DonationAttempt; failure: DonationFailure },
): Step {
  // A page that fails now proves nothing about an earlier payment there.
  if (mayBeCharged(about)) return stay(fail({ kind: 'not-reopened' }), focusPending)
  const kept = s.record.attempt
  if (kept && mayBeCharged(kept)) return stay(showRecord, fail({ kind: 'other-tab' }), focusPending)
  // The same key would bring the same answer again.
  const notices = [showRecord, fail(failure)]
  return isRetryable(failure) ? stay(...notices) : drop(s, ...notices)
}

// A charge.

export const canRetry = ({ record, hasOpenCall, heldFingerprint }: Situation) =>
  record.attempt !== null &&
  !hasOpenCall &&
  heldFingerprint !== undefined &&
  record.attempt.fingerprint === heldFingerprint

/** Why the attempt is not charged now, as far as the device knows. */
function obstacle(s: Known): Step | undefined {
  if (s.record.subscribedAt !== undefined) return stay(notify({ kind: 'subscribed' }))
  if (s.heldFingerprint === undefined) return stay(closeForm, fail({ kind: 'no-secret' }))
  return isOver(s.attempt, s.now) ? drop(s, closeForm, fail({ kind: 'ended' })) : undefined
}

const askSubscriptions = (about: DonationAttempt): Command => ({
  type: 'checkSubscriptions',
  patience: PATIENCE_MS,
  next: { type: 'chargeChecked', about },
})

export const pay: Cell<'payRequested'> = (s, { about }) => obstacle(s) ?? stay(askSubscriptions(about))

export const payAgain: Cell<'payRequested'> = (s, { about }) =>
  canRetry(s) ? (obstacle(s) ?? stay({ type: 'retrieveBeforeRetry', about })) : report(s)

export const charge: Cell<'chargeChecked'> = (s, { about, standing: known, error }) => {
  const hindered = obstacle(s)
  if (hindered) return hindered
  if (known?.kind === 'subscribed') return endSubscribed(s, about)
  if (error) return stay(raise({ type: 'operationFailed', error }))
  const change = { now: s.now, fingerprint: s.heldFingerprint }
  const isRetry = s.attempt.stage === 'confirming'
  const confirming = toConfirming(s.attempt, change, isRetry ? settlesAfter(s.attempt, s.now) : undefined)
  return (
    questionBeside(s, known) ?? move(s, confirming, { type: 'flush' }, { type: 'confirm', about: confirming })
  )
}

export const checkAgain =
  (resolve: typeof toDeclined): Cell<'retrievedBeforeRetry'> =>
  (s, { about, status }) => {
    if (!s.isOwnerHere) return stay()
    if (status.state !== 'incomplete') return stay(raise(reportEvent(about, status, false)))
    const isFinal = isBelieved(s, { about, isAnswer: false, failure: status.failure })
    return isFinal
      ? move(s, resolve(s.attempt, { now: s.now }), askSubscriptions(about))
      : stay(askSubscriptions(about))
  }

// The provider's reports.

/** The provider's report as an event. */
export function reportEvent(about: DonationAttempt, status: PaymentStatus, isAnswer: boolean): DonationEvent {
  const report = { about, isAnswer }
  switch (status.state) {
    case 'succeeded':
      return { type: 'paid', ...report, cents: status.cents }
    case 'processing':
      return { type: 'stillProcessing', ...report }
    case 'incomplete':
      return { type: 'notCharged', ...report, failure: status.failure }
    case 'canceled':
      return { type: 'closedByProvider', ...report, failure: status.failure }
    case 'unknown':
      return { type: 'noReport', ...report }
  }
}

/** After this time without the provider the attempt is unresolvable. */
const UNREACHABLE_MS = 3_600_000

type NotCharged = Pick<EventOf<'notCharged'>, 'about' | 'isAnswer' | 'failure'>

const isOnLast = ({ attempt }: Known, { about, isAnswer }: NotCharged) =>
  isAnswer && attempt.confirmationCount === about.confirmationCount

/**
 * Whether 'not charged' is true of the whole attempt. An open call of this page may charge after the report.
 */
export function isBelieved(s: Known, event: NotCharged) {
  const { isAnswer, failure } = event
  if (isAnswer ? !isOnLast(s, event) : s.hasOpenCall) return false
  return isConclusive(s.attempt, { isAnswer, hasReason: failure !== undefined }, s.now)
}

export const succeed =
  (change: typeof toSucceeded): Cell<'paid'> =>
  (s, { cents }) => {
    const attempt = change(s.attempt, { now: s.now, ...(cents !== undefined && { cents }) })
    return move(
      s,
      attempt,
      { type: 'forgetSecret', key: attempt.key },
      { type: 'recordSubscription', since: attempt.changedAt },
      closeForm,
      refreshHistory,
      notify(successOf(attempt)),
    )
  }

export const process =
  (change: typeof toProcessing): Cell<'stillProcessing'> =>
  (s) =>
    move(s, change(s.attempt, { now: s.now }), refreshHistory, notify({ kind: 'processing' }), focusPending)

/** @param resolve where it is final @param decline where it is the answer to the last confirmation, and an earlier one is open */
export const decline =
  (resolve: typeof toDeclined, declineLast: typeof withLastDeclined): Cell<'notCharged'> =>
  (s, event) => {
    const { failure } = event
    if (!isBelieved(s, event)) return keepOpen(s, event, declineLast)
    return move(
      s,
      resolve(s.attempt, { now: s.now }),
      ...(s.heldFingerprint === undefined ? [] : [openForm]),
      failure ? fail({ kind: 'card', failure }) : notify({ kind: 'not-charged' }),
    )
  }

/** Not charged so far. The donor may confirm the same payment again, but not while a call of this page is open. */
function keepOpen(s: Known, event: NotCharged, declineLast: typeof withLastDeclined): Step {
  const { failure } = event
  const form = s.hasOpenCall || s.heldFingerprint === undefined ? [] : [openForm]
  if (!isOnLast(s, event)) return stay(...form, ...unknownWith(form))
  const notices = failure ? [fail({ kind: 'card', failure, isEarlierOpen: true })] : unknownWith(form)
  return move(s, declineLast(s.attempt, { now: s.now }), ...form, ...notices)
}

const unknownWith = (form: Command[]): Command[] =>
  form.length > 0 ? [notify({ kind: 'unknown' })] : [notify({ kind: 'unknown' }), focusPending]

/** The provider does not report, and the server was asked instead. */
export const missProvider =
  (change: typeof toUnresolvable): Cell<'providerMissed'> =>
  (s, { about, standing: known }) => {
    if (known?.kind === 'subscribed') return endSubscribed(s, about)
    const isWaitOver = s.hasKeyMismatch
      ? isSettlementOver(s.attempt, s.now)
      : s.now - s.attempt.changedAt >= UNREACHABLE_MS
    const notices = [notify({ kind: 'unasked' }), focusPending]
    return known && isWaitOver && !s.hasOpenCall
      ? move(s, change(s.attempt), closeForm, ...notices)
      : stay(...notices)
  }
