import {
  type DonationAttempt,
  successOf,
  type toDeclined,
  type toProcessing,
  type toSucceeded,
  type toUnresolvable,
  type withLastDeclined,
} from './attempt'
import {
  type Cell,
  closeForm,
  type EventOf,
  endSubscribed,
  fail,
  focusPending,
  type Known,
  move,
  notify,
  openForm,
  refreshHistory,
  stay,
} from './cells'
import type { Command, DonationEvent, Step } from './events'
import { isConclusive, isSettlementOver } from './evidence'
import type { PaymentStatus } from './payment'

/** Translates the provider's report into an event. */
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

/** If the provider does not answer for so long, the attempt is unresolvable. */
const UNREACHABLE_MS = 3_600_000

type NotCharged = Pick<EventOf<'notCharged'>, 'about' | 'isAnswer' | 'failure'>

const isOnLast = ({ attempt }: Known, { about, isAnswer }: NotCharged) =>
  isAnswer && attempt.confirmationCount === about.confirmationCount

/**
 * Whether 'not charged' holds for the whole attempt. An open call of this page may charge after the report.
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

/**
 * @param resolve change of the attempt if the report is final
 * @param declineLast change if the report answers the last confirmation and an earlier one is open
 */
export const decline =
  (resolve: typeof toDeclined, declineLast: typeof withLastDeclined): Cell<'notCharged'> =>
  (s, event) => {
    const { failure } = event
    if (!isBelieved(s, event)) return stayUnresolved(s, event, declineLast)
    return move(
      s,
      resolve(s.attempt, { now: s.now }),
      ...(s.heldFingerprint === undefined ? [] : [openForm]),
      failure ? fail({ kind: 'card', failure }) : notify({ kind: 'not-charged' }),
    )
  }

/**
 * The attempt is not charged so far. The donor may confirm the same payment again, but not while a call of
 * this page is open.
 */
function stayUnresolved(s: Known, event: NotCharged, declineLast: typeof withLastDeclined): Step {
  const { failure } = event
  const form = s.hasOpenCall || s.heldFingerprint === undefined ? [] : [openForm]
  if (!isOnLast(s, event)) return stay(...form, ...unknownWith(form))
  const notices = failure ? [fail({ kind: 'card', failure, isEarlierOpen: true })] : unknownWith(form)
  return move(s, declineLast(s.attempt, { now: s.now }), ...form, ...notices)
}

const unknownWith = (form: Command[]): Command[] =>
  form.length > 0 ? [notify({ kind: 'unknown' })] : [notify({ kind: 'unknown' }), focusPending]

/** The provider does not report, so the page has asked the server instead. */
export const resolveWithoutProvider =
  (change: typeof toUnresolvable): Cell<'noReportChecked'> =>
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
