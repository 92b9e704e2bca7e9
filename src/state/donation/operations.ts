import { isCardAttempt, isMarkedBy } from '@/domain/donation/attempt'
import { type DonationOrder, destinationOf } from '@/domain/donation/order'
import type { DonationOutcome } from '@/domain/donation/outcome'
import type { DonationRecord } from '@/domain/donation/record'
import { pollDelay } from '@/domain/donation/timing'
import type { Billing, CardField, Cards } from '@/integrations/cards/types'
import type { AppDispatch, RootState } from '../reducer'
import type { ReportingCards } from './ports'
import { advance, drive, perform, restore, scopeOf, shown } from './runner'
import { isBusy, selectDonationAttempt, selectDonationOperation, selectDonationOutcome } from './selectors'
import type { DonationSession, Scope } from './session'
import { failed, formClosed, outcomeAcknowledged, outcomeReported, ownerChanged, pageReturned } from './slice'

type Work<Done> = (dispatch: AppDispatch, getState: () => RootState) => Done

/** The donor presses the donate button. */
export const submitOrderIn =
  (session: DonationSession) =>
  (order: DonationOrder): Work<Promise<void>> =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return
    const destination = destinationOf(order, session.ports.who(getState()))
    if (destination === 'register') return session.navigation?.goToRegistration()
    if (destination === 'profile') return session.navigation?.goToProfile()
    await perform(scopeOf(session, dispatch, getState), 'requesting', { type: 'submitted', order })
  }

/** The donor has read about the running subscriptions, and begins another one beside them. */
export const beginBesideIn =
  (session: DonationSession) =>
  ({ running, order }: Extract<DonationOutcome, { kind: 'still-running' }>): Work<Promise<void>> =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return
    for (const { id } of running) session.acceptedSubscriptions.add(id)
    if (order) return submitOrderIn(session)(order)(dispatch, getState)
    dispatch(outcomeAcknowledged({ kind: 'still-running', running }))
  }

/** The donor presses the button of the card form. */
export const payIn =
  (session: DonationSession) =>
  (cards: Pick<Cards, 'pay' | 'retrieve'>, field: CardField, billing?: Billing): Work<Promise<void>> =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return
    const scope = scopeOf(session, dispatch, getState)
    const about = selectDonationAttempt(getState())
    if (!about || !isCardAttempt(about)) return scope.show(failed({ kind: 'no-interval' }))
    session.provider = cards
    session.polls = 0
    scope.cards = cards
    scope.charge = (secret, onChallenge) => cards.pay(secret, field, billing, onChallenge)
    session.payment = perform(scope, 'confirming', { type: 'payRequested', about })
    await session.payment
    session.payment = undefined
    if (!session.isPageOpen || !scope.isOwnerHere()) advance(scope, { type: 'paymentEndedElsewhere' })
    schedulePoll(scope)
  }

/** A promise that resolves when the running payment ends; undefined if none runs. */
export const paymentEndIn = (session: DonationSession) => () => () => session.payment

/** Queries a pending attempt. Without `cards` it cannot query the provider. */
export const checkIn =
  (session: DonationSession) =>
  (cards?: ReportingCards, how?: 'background'): Work<Promise<void>> =>
  async (dispatch, getState) => {
    const scope = scopeOf(session, dispatch, getState)
    const isBackground = how === 'background'
    if (isBackground ? selectDonationOperation(getState()) !== null : isBusy(getState())) {
      if (isBackground) schedulePoll(scope)
      return
    }
    session.provider = cards ?? session.provider
    if (!isBackground) session.polls = 0
    Object.assign(scope, { cards, isSilent: isBackground })
    await perform(scope, 'checking', { type: 'statusRequested' }, isBackground)
    schedulePoll(scope)
  }

/**
 * Whether to poll: only on an open page, and only for an attempt whose outcome is unknown or that the bank
 * still processes.
 */
function isPolled({ session, read, isOwnerHere }: Scope) {
  const stage = read().attempt?.stage
  return session.isPageOpen && isOwnerHere() && (stage === 'confirming' || stage === 'processing')
}

/** Schedules the next poll: soon at first, later each minute. */
function schedulePoll(scope: Scope) {
  const { session } = scope
  session.cancelPoll?.()
  session.cancelPoll = undefined
  if (!isPolled(scope)) return
  session.cancelPoll = session.ports.later(pollDelay(session.polls), () => {
    session.polls += 1
    void poll(scope)
  })
}

async function poll(scope: Scope) {
  const { session, dispatch } = scope
  const cards = session.provider ?? (await session.loadProvider?.())
  if (!isPolled(scope)) return
  if (cards) void dispatch(checkIn(session)(cards, 'background'))
  else schedulePoll(scope)
}

/** The page is visible again, and polls at once, because the timers of a hidden tab may have stopped. */
export const becomeVisibleIn = (session: DonationSession) => (): Work<void> => (dispatch, getState) => {
  const scope = scopeOf(session, dispatch, getState)
  if (selectDonationOperation(getState()) !== null || !isPolled(scope)) return
  session.cancelPoll?.()
  void poll(scope)
}

/**
 * A confirmation was declined while the donor was away. The device stores no reason, so the page asks the
 * provider.
 */
export const askReasonIn =
  (session: DonationSession) => (): Work<Promise<void>> => async (dispatch, getState) => {
    const scope = scopeOf(session, dispatch, getState)
    scope.isSilent = true
    await drive(scope, { type: 'reasonRequested' })
  }

type Decision = 'resumeRequested' | 'discarded' | 'completed'

/** The donor decides about the attempt that she sees. */
const decideIn =
  (type: Decision, kind: 'requesting' | 'checking') =>
  (session: DonationSession) =>
  (): Work<Promise<void>> =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return
    const scope = scopeOf(session, dispatch, getState)
    await perform(scope, kind, { type, seen: selectDonationAttempt(getState())?.key })
  }

/** Opens the same checkout page of a pending one-time attempt again. */
export const resumeIn = decideIn('resumeRequested', 'requesting')
/**
 * Closes the card form, or discards a one-time attempt. An open card payment stays, unless it is
 * unresolvable.
 */
export const discardIn = decideIn('discarded', 'checking')
/** The donor states that a pending one-time payment is done. */
export const completeIn = decideIn('completed', 'checking')

/**
 * The checkout page returned to this page; `isPaid` is `result` in the address. The tab knows the attempt
 * that it left with, even if the donor has signed in or out since. Without such an attempt, only the address
 * says that it is paid. Anybody can type an address, so it proves nothing.
 */
export const comeBackIn =
  (session: DonationSession) =>
  (isPaid: boolean): Work<Promise<void>> =>
  async (dispatch, getState) => {
    const scope = scopeOf(session, dispatch, getState)
    scope.isSilent = true
    if (resolveCheckout(scope, isPaid)) return
    scope.show(shown(scope.read()))
    const { attempt } = scope.read()
    const mayBeListed = attempt?.stage === 'redirected' && scope.userId !== undefined
    if (isPaid && mayBeListed && !isBusy(getState())) {
      await perform(scope, 'checking', { type: 'paymentsRequested', about: attempt })
      if (selectDonationOutcome(getState())?.kind === 'found') return
    }
    scope.show(outcomeReported({ kind: isPaid ? 'done' : 'canceled' }))
  }

/** @returns whether this tab went to the checkout page with a known attempt, which is now paid */
function resolveCheckout(scope: Scope, isPaid: boolean) {
  const { ports } = scope.session
  const marker = ports.checkoutMarker.read()
  for (const owner of new Set([scope.userId, undefined])) {
    const read = () => ports.records.read(owner, ports.now())
    const { attempt } = read()
    if (!attempt || !isMarkedBy(attempt, marker)) continue
    const own = { ...scope, read, write: (record: DonationRecord) => ports.records.write(owner, record) }
    advance(own, { type: 'checkoutReturned', isPaid, isAcknowledged: owner !== scope.userId })
    scope.show(shown(scope.read()))
    return read().attempt?.stage === 'succeeded'
  }
  return false
}

/** The page opens, or the user changes. */
export const visitIn =
  (session: DonationSession) => (): Work<Promise<void>> => async (dispatch, getState) => {
    const scope = scopeOf(session, dispatch, getState)
    scope.isSilent = true
    if (session.userId !== scope.userId) {
      session.userId = scope.userId
      session.secrets.clear()
      dispatch(ownerChanged())
    }
    dispatch(pageReturned())
    if (!isBusy(getState())) {
      dispatch(formClosed())
      session.acceptedSubscriptions.clear()
    }
    session.polls = 0
    advance(scope, { type: 'opened' })
    schedulePoll(scope)
    if (!(await restore(scope))) return
    advance(scope, { type: 'opened' })
    schedulePoll(scope)
  }

/** The donor has read the outcome, so no page shows it again. The next unseen outcome follows. */
export const acknowledgeIn =
  (session: DonationSession) =>
  (outcome: DonationOutcome): Work<void> =>
  (dispatch, getState) => {
    const scope = scopeOf(session, dispatch, getState)
    scope.isSilent = true
    dispatch(outcomeAcknowledged(outcome))
    advance(scope, { type: 'acknowledged', outcome })
    // A visitor may have made an attempt before she signed in.
    advance(scope, { type: 'opened' })
  }

/** Another tab has changed the record. */
export const changeRecordIn = (session: DonationSession) => (): Work<void> => (dispatch, getState) => {
  const before = selectDonationAttempt(getState())
  const scope = scopeOf(session, dispatch, getState)
  scope.isSilent = true
  advance(scope, { type: 'recordChanged', before })
  schedulePoll(scope)
}
