import {
  type DonationAttempt,
  isCardAttempt,
  isPaidBy,
  mayBeCharged,
  successOf,
  toDeclined,
  toProcessing,
  toReady,
  toReturned,
  toSucceeded,
  toUnresolvable,
  withChallenge,
  withLastDeclined,
} from './attempt'
import {
  type Cell,
  closeForm,
  discard,
  drop,
  type EventOf,
  endSubscribed,
  fail,
  focusPending,
  ifOwnerHere,
  type Known,
  listPayments,
  move,
  notify,
  openAttemptCommands,
  PATIENCE_MS,
  raise,
  refreshHistory,
  same,
  showOpenAttempt,
  showRecord,
  stay,
} from './cells'
import { canRetry, charge, checkAgain, pay, payAgain } from './chargeCells'
import type { DonationEvent, DonationState, Situation, Step } from './events'
import { isSettlementOver } from './evidence'
import {
  afterCheck,
  begin,
  create,
  needsReport,
  receiveLink,
  receiveSecret,
  redirect,
  refuse,
  request,
  submit,
} from './orderCells'
import { type DonationRecord, withAttempt } from './record'
import { decline, isBelieved, process, reportEvent, resolveWithoutProvider, succeed } from './reportCells'

// Rules by which the machine believes reports:
// 1. It always believes 'charged'. It believes 'not charged' if no confirmation can still arrive
//    (evidence.ts).
// 2. Until then the donor may confirm again: the provider charges one payment once, however often the page
//    confirms it with its secret. The page asks the provider right before. Another order is another payment,
//    so it waits.
// 3. Before a charge the page asks the server for the donor's subscriptions. Without an answer it does not
//    charge.
// 4. Only the donor discards an unresolvable attempt, after a warning.

type Row = { [Type in DonationEvent['type']]?: Cell<Type> }
export type Table = Record<DonationState, Row>

const operationFailed: Cell<'operationFailed'> = (s, { error }) =>
  s.record.attempt && mayBeCharged(s.record.attempt)
    ? stay(notify({ kind: 'unasked' }), focusPending)
    : stay(fail({ kind: 'api', error }))

const retrievedBeforeDiscard: Cell<'retrievedBeforeDiscard'> = (s, { about, status, order }) => {
  if (status?.state === 'unknown' && !isSettlementOver(about, s.now)) return stay(fail({ kind: 'not-asked' }))
  if (status?.state === 'succeeded' || status?.state === 'processing')
    return stay(raise(reportEvent(about, status, false)))
  // In a browser without locks, another tab may have started to pay.
  if (openAttemptCommands(s.record).length > 0) return showOpenAttempt(s)
  if (!order) return drop(s, closeForm, { type: 'focusChoice' })
  return s.isOwnerHere ? stay({ type: 'createAttempt', order }) : stay()
}

/** The provider's status as an event, if it has reported one. */
const reportIn = ({ about, status }: EventOf<'statusRetrieved'>): Step | undefined =>
  status && status.state !== 'unknown' ? stay(raise(reportEvent(about, status, false))) : undefined

/** The payment in the history that matches the attempt, if there is one. */
function paymentIn({ about, payments }: EventOf<'paymentsListed'>): Step | undefined {
  const found = payments?.find((payment) => isPaidBy(about, payment))
  return found && stay(notify({ kind: 'found', key: about.key, cents: found.amount }))
}

/** Cells that do not depend on the state. */
const everyState: Row = {
  opened: showOpenAttempt,
  statusRequested: showOpenAttempt,
  resumeRequested: showOpenAttempt,
  discarded: showOpenAttempt,
  completed: showOpenAttempt,
  operationFailed,
  requestFailed: (s, { about, failure }) =>
    failure.kind === 'api' && failure.error.status === 409 && isCardAttempt(about)
      ? stay({
          type: 'checkSubscriptions',
          patience: PATIENCE_MS,
          next: { type: 'refusalChecked', about, failure },
        })
      : refuse(s, { about, failure }),
  refusalChecked: (s, { about, failure, standing: known }) =>
    known?.kind === 'subscribed'
      ? endSubscribed(s, about, { type: 'goToProfile' })
      : refuse(s, { about, failure }),
  retrievedBeforeDiscard,
  closedByProvider: (s, { failure }) =>
    drop(s, closeForm, fail({ kind: 'ended', ...(failure && { failure }) })),
  noReport: () => stay(notify({ kind: 'unasked' }), focusPending),
  statusRetrieved: (_s, event) =>
    reportIn(event) ??
    stay({
      type: 'checkSubscriptions',
      patience: PATIENCE_MS,
      next: { type: 'noReportChecked', about: event.about },
    }),
  deadlinePassed: () => stay(closeForm, notify({ kind: 'unknown' }), focusPending),
  paymentsRequested: (s, { about }) => listPayments(s, about),
  paymentsListed: (_s, event) =>
    paymentIn(event) ?? stay(notify({ kind: event.isKnown ? 'unknown' : 'unasked' }), focusPending),
}

/** While the donor has not acknowledged the thanks, no other message replaces them. */
const onceAcknowledged =
  <Event extends DonationEvent>(cell: (s: Known, event: Event) => Step) =>
  (s: Known, event: Event) =>
    s.record.isAcknowledged ? cell(s, event) : showOpenAttempt(s)

const quiet = () => stay(showRecord)

/**
 * The device does not have the attempt any more. An inconclusive answer does not change what the donor sees.
 */
const gone: Row = {
  noReport: quiet,
  statusRetrieved: (_s, event) => reportIn(event) ?? quiet(),
  noReportChecked: quiet,
  paymentsListed: (_s, event) => paymentIn(event) ?? quiet(),
  deadlinePassed: () => stay(closeForm, showRecord),
}

/** No payment is pending: an order may begin. */
const orderable: Row = {
  ...everyState,
  submitted: submit,
  orderChecked: afterCheck(begin),
  attemptCreated: create,
}

/** The attempt may be charged: another order waits for its outcome. */
const pending: Row = {
  ...everyState,
  submitted: () => stay(focusPending),
  orderChecked: afterCheck(() => stay(focusPending)),
  secretReceived: receiveSecret(same),
  payRequested: showOpenAttempt,
  chargeChecked: ifOwnerHere(showOpenAttempt),
}

/** The page has asked the provider to charge, and the outcome is unknown. */
const confirming: Row = {
  ...pending,
  payRequested: payAgain,
  retrievedBeforeRetry: checkAgain(toDeclined),
  chargeChecked: ifOwnerHere((s, event) => (canRetry(s) ? charge(s, event) : showOpenAttempt(s))),
  statusRequested: (s) => stay({ type: 'retrieveStatus', about: s.attempt }),
  discarded: () => stay(focusPending),
  challenged: (s) => move(s, withChallenge(s.attempt, { now: s.now })),
  paid: succeed(toSucceeded),
  stillProcessing: process(toProcessing),
  notCharged: decline(toDeclined, withLastDeclined),
  noReportChecked: resolveWithoutProvider(toUnresolvable),
}

/** One row per state, one cell per event. An event without a cell changes nothing. */
export const table: Table = {
  none: orderable,

  requesting: {
    ...orderable,
    secretReceived: receiveSecret(toReady),
    linkReceived: redirect,
    payRequested: pay,
    chargeChecked: ifOwnerHere(() => stay(fail({ kind: 'other-tab' }))),
    discarded: discard,
    checkoutReturned: (s, { isAcknowledged }) => keep(s, s.attempt, isAcknowledged),
  },

  ready: {
    ...orderable,
    secretReceived: receiveSecret(toReady),
    payRequested: pay,
    retrievedBeforeRetry: checkAgain(same),
    chargeChecked: ifOwnerHere(charge),
    discarded: (s, event) =>
      needsReport(s, s.attempt)
        ? stay({ type: 'retrieveBeforeDiscard', about: s.attempt })
        : discard(s, event),
    acknowledged: (s, { outcome }) =>
      outcome.kind === 'not-charged' && s.record.hasUnseenDecline ? move(s, s.attempt) : stay(),
    reasonRequested: (s) =>
      s.record.hasUnseenDecline ? stay({ type: 'retrieveReason', about: s.attempt }) : stay(),
    reasonRetrieved: (s, { about, status }) => {
      // The donor may have acknowledged the decline and continued meanwhile.
      if (!s.record.hasUnseenDecline) return stay()
      if (status.state === 'succeeded' || status.state === 'processing')
        return stay(raise(reportEvent(about, status, false)))
      return status.state === 'incomplete' && status.failure
        ? stay(notify({ kind: 'not-charged', failure: status.failure }))
        : stay()
    },
    paymentEndedElsewhere: (s) => ({
      record: withAttempt(s.record, s.attempt, { hasUnseenDecline: true }),
      commands: [],
    }),
    paid: succeed(toSucceeded),
    stillProcessing: process(toProcessing),
    notCharged: decline(same, same),
    // No charge is known, so a missing report on an older confirmation changes nothing.
    noReport: () => stay(),
    noReportChecked: resolveWithoutProvider(same),
  },

  confirming,

  processing: {
    ...pending,
    retrievedBeforeRetry: checkAgain(toDeclined),
    statusRequested: (s) => stay({ type: 'retrieveStatus', about: s.attempt }),
    discarded: () => stay(focusPending),
    paid: succeed(toSucceeded),
    stillProcessing: process(toProcessing),
    notCharged: decline(toDeclined, same),
    noReportChecked: resolveWithoutProvider(toUnresolvable),
  },

  redirected: {
    ...pending,
    linkReceived: redirect,
    statusRequested: (s) => listPayments(s, s.attempt),
    resumeRequested: (s) => stay(request(s.attempt)),
    discarded: discard,
    completed: (s) => drop(s, refreshHistory, notify({ kind: 'thanked' })),
    checkoutReturned: (s, { isPaid, isAcknowledged }) =>
      keep(s, (isPaid ? toSucceeded : toReturned)(s.attempt, { now: s.now }), isAcknowledged),
  },

  returned: {
    ...orderable,
    linkReceived: redirect,
    discarded: discard,
    checkoutReturned: (s, { isPaid, isAcknowledged }) =>
      keep(s, isPaid ? toSucceeded(s.attempt, { now: s.now }) : s.attempt, isAcknowledged),
  },

  // The donor reads the thanks once, before any other message. Another tab may send events meanwhile.
  succeeded: {
    ...orderable,
    submitted: onceAcknowledged(submit),
    orderChecked: onceAcknowledged(afterCheck(begin)),
    attemptCreated: onceAcknowledged(create),
    operationFailed: onceAcknowledged(operationFailed),
    retrievedBeforeDiscard: onceAcknowledged(retrievedBeforeDiscard),
    requestFailed: showOpenAttempt,
    refusalChecked: showOpenAttempt,
    secretReceived: showOpenAttempt,
    linkReceived: showOpenAttempt,
    payRequested: showOpenAttempt,
    chargeChecked: showOpenAttempt,
    acknowledged: (s, { outcome }) =>
      outcome.kind === 'succeeded' && outcome.key === s.attempt.key
        ? { record: { ...s.record, isAcknowledged: true }, commands: [] }
        : stay(),
    recordChanged: (s, { before }) =>
      before?.key === s.attempt.key && before.stage !== 'succeeded' ? showOpenAttempt(s) : stay(),
    checkoutReturned: (s, { isAcknowledged }) => keep(s, s.attempt, isAcknowledged),
    paid: (s, event) => (s.record.isAcknowledged ? stay() : succeed(same)(s, event)),
    stillProcessing: showOpenAttempt,
    notCharged: showOpenAttempt,
    closedByProvider: showOpenAttempt,
    noReport: showOpenAttempt,
    statusRetrieved: showOpenAttempt,
    noReportChecked: showOpenAttempt,
    paymentsRequested: showOpenAttempt,
    paymentsListed: showOpenAttempt,
    deadlinePassed: (s) => ({ commands: [closeForm, ...showOpenAttempt(s).commands] }),
  },

  unresolvable: { ...confirming, discarded: discard },

  replaced: {
    ...everyState,
    ...gone,
    secretReceived: ifOwnerHere(() => stay(fail({ kind: 'other-tab' }))),
    linkReceived: receiveLink(() => stay(fail({ kind: 'other-tab' }))),
    payRequested: () => stay(showRecord, fail({ kind: 'other-tab' })),
    retrievedBeforeRetry: checkAgain(same),
    chargeChecked: ifOwnerHere(() => stay(showRecord, fail({ kind: 'other-tab' }))),
    paid: succeed(toSucceeded),
    stillProcessing: () => stay(refreshHistory),
    notCharged: quiet,
    closedByProvider: (s) => stay({ type: 'forgetSecret', key: s.attempt.key }, showRecord),
  },

  dropped: {
    ...gone,
    notCharged: (s, event) => (isBelieved(s, event) ? decline(toDeclined, same)(s, event) : quiet()),
    closedByProvider: quiet,
  },
}

function stateOf(attempt: DonationAttempt | null): DonationState {
  if (!attempt) return 'none'
  return attempt.isUnresolvable ? 'unresolvable' : attempt.stage
}

/** The attempt that an event is about, and whether the device has another one now, or none. */
function subjectOf({ attempt: kept }: DonationRecord, event: DonationEvent) {
  if ('seen' in event) return { attempt: kept?.key === event.seen ? kept : null }
  if (!('about' in event)) return { attempt: kept }
  const isReplaced = kept !== null && kept.key !== event.about.key
  const isDropped = kept === null
  return { attempt: isDropped || isReplaced ? event.about : kept, isReplaced, isDropped }
}

/** The donor returned from the checkout page. No other user sees an outcome that she has acknowledged. */
const keep = (s: Known, attempt: DonationAttempt, isAcknowledged: boolean): Step => ({
  record: { ...s.record, attempt, isAcknowledged },
  commands: attempt.stage === 'succeeded' ? [refreshHistory, notify(successOf(attempt))] : [],
})

export type Transition = (situation: Situation, event: DonationEvent) => Step

/** The machine is pure: it uses no clock, storage or promise. */
export const createTransition =
  (rows: Table): Transition =>
  (situation, event) => {
    const { attempt, isReplaced = false, isDropped = false } = subjectOf(situation.record, event)
    const row = rows[isReplaced ? 'replaced' : stateOf(attempt)]
    // An event without a cell in the row of dropped attempts uses the row of the attempt's stage.
    const found = (isDropped ? rows.dropped[event.type] : undefined) ?? row[event.type]
    const cell = found as Cell<typeof event.type> | undefined
    return cell?.({ ...situation, attempt, isReplaced } as Known, event as never) ?? stay()
  }

export const transition = createTransition(table)
