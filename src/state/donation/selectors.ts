import { createSelector } from '@reduxjs/toolkit'
import type { Cents } from '@/api/types'
import { centsOf, type DonationAttempt, mayBeCharged } from '@/domain/donation/attempt'
import { type DonationOrder, isSubscription } from '@/domain/donation/order'
import type { DonationFailure, DonationOutcome } from '@/domain/donation/outcome'
import type { CardFailure } from '@/domain/donation/payment'
import type { RootState } from '../reducer'
import { type DonationState, initialState, type OperationKind } from './slice'

/** The slice is injected with the donation page. Until then the state is the initial one. */
export const selectDonation = (state: RootState & { donation?: DonationState }) =>
  state.donation ?? initialState

export const selectDonationAttempt = (state: RootState) => selectDonation(state).attempt
export const selectDonationOperation = (state: RootState) => selectDonation(state).operation?.kind ?? null
/** Whether the donor waits for her own operation. Polls block nothing. */
export const isBusy = (state: RootState) => {
  const { operation } = selectDonation(state)
  return operation !== null && !operation.isBackground
}
export const selectDonationFailure = (state: RootState) => selectDonation(state).failure
export const selectDonationOutcome = (state: RootState) => selectDonation(state).outcome
export const selectIsFormOpen = (state: RootState) => selectDonation(state).isFormOpen

type Choice = { kind: 'choice' }

/**
 * A panel above the choice: the outcome of the last attempt is unknown, and nothing new is charged until
 * then.
 */
export type PendingView = {
  kind: 'pending'
  payment: 'redirected' | 'unknown' | 'processing'
  cents: Cents
  /** The outcome cannot be found out any more. */
  isUnresolvable: boolean
  /** The provider or the donor's history can report on the payment. */
  isCheckable: boolean
  report?: 'unknown' | 'unasked' | 'processing'
}

/** The card form, which replaces the choice. */
export type CardView = {
  kind: 'card'
  order: DonationOrder
  isPaying: boolean
  /** The outcome of an earlier confirmation is unknown. */
  isUnresolved: boolean
  /** The bank's challenge is the only open confirmation. */
  isAtBank: boolean
  report?: 'unknown' | 'unasked'
  decline?: { failure: CardFailure; isEarlierOpen?: true }
  /** A decline while the donor was away. Its reason may come later. */
  unseenDecline?: { failure?: CardFailure }
}

type StillRunning = Extract<DonationOutcome, { kind: 'still-running' }>
type Ending = Exclude<DonationOutcome, StillRunning | { kind: 'unknown' | 'unasked' | 'processing' }>

export type DonationDialog =
  | { kind: 'failure'; failure: Exclude<DonationFailure, { kind: 'card' }> }
  | { kind: 'question'; outcome: StillRunning }
  | {
      kind: 'outcome'
      outcome: Ending
      /** The donor has given something. */
      isThanks: boolean
      /** The donor has a subscription, which her profile shows. */
      isRegular: boolean
      /** The donor has paid on this visit, so she has not come for another reason. */
      hasPaid: boolean
    }

/** The view of the donation page. */
export type DonationView = (Choice | PendingView | CardView) & {
  /** An operation of the donor, or a poll of the page. */
  operation: OperationKind | null
  /** The donor's own operation is running. */
  isBusy: boolean
  dialog: DonationDialog | null
  /** A dialog thanks the donor. */
  isThanking: boolean
}

/** Derives from the state everything that the donor sees. No other place does so. */
export const selectDonationView = createSelector([selectDonation], (donation): DonationView => {
  const { operation, failure } = donation
  const dialog = dialogOf(donation)
  return {
    ...bodyOf(donation),
    operation: operation?.kind ?? null,
    isBusy: operation !== null && !operation.isBackground,
    dialog,
    isThanking:
      (failure === null || failure.kind === 'card') && dialog?.kind === 'outcome' && dialog.isThanks,
  }
})

function bodyOf(donation: DonationState): Choice | PendingView | CardView {
  const { attempt, operation, isFormOpen } = donation
  if (!attempt) return { kind: 'choice' }
  const isCardStage = attempt.stage === 'ready' || attempt.stage === 'confirming'
  if (isFormOpen && isCardStage) return cardOf(donation, attempt)
  const isLeavingOrPaying = operation?.kind === 'leaving' || operation?.kind === 'confirming'
  return mayBeCharged(attempt) && !isLeavingOrPaying ? pendingOf(donation, attempt) : { kind: 'choice' }
}

const payments = { redirected: 'redirected', processing: 'processing' } as const

function pendingOf({ outcome }: DonationState, attempt: DonationAttempt): PendingView {
  const { stage, userId, isUnresolvable = false } = attempt
  const payment = stage === 'redirected' || stage === 'processing' ? payments[stage] : 'unknown'
  return {
    kind: 'pending',
    payment,
    cents: centsOf(attempt),
    isUnresolvable,
    isCheckable: payment !== 'redirected' || userId !== undefined,
    report: reportIn(outcome),
  }
}

function cardOf({ operation, outcome, failure }: DonationState, attempt: DonationAttempt): CardView {
  const { interval, amount, isChallenged, settlesAt } = attempt
  const isPaying = operation?.kind === 'confirming'
  const report = reportIn(outcome)
  return {
    kind: 'card',
    order: { interval, amount },
    isPaying,
    // During another confirmation the page still shows that an earlier one is open.
    isUnresolved: isPaying ? operation.isRetry === true : attempt.stage === 'confirming',
    // The bank may not have asked about an earlier confirmation.
    isAtBank: isChallenged === true && settlesAt === undefined,
    report: report === 'processing' ? undefined : report,
    decline: failure?.kind === 'card' ? failure : undefined,
    unseenDecline: outcome?.kind === 'not-charged' ? outcome : undefined,
  }
}

const reportIn = (outcome: DonationOutcome | null) =>
  outcome?.kind === 'unknown' || outcome?.kind === 'unasked' || outcome?.kind === 'processing'
    ? outcome.kind
    : undefined

const thanks = new Set<DonationOutcome['kind']>([
  'succeeded',
  'found',
  'subscribed',
  'running',
  'done',
  'thanked',
])

function dialogOf({ outcome, failure, isFormOpen, hasPaid }: DonationState): DonationDialog | null {
  if (failure && failure.kind !== 'card') return { kind: 'failure', failure }
  // The page itself shows an unknown or processing payment.
  if (!outcome || outcome.kind === 'unknown' || outcome.kind === 'unasked' || outcome.kind === 'processing')
    return null
  if (outcome.kind === 'still-running') return { kind: 'question', outcome }
  // An open card form shows the decline itself.
  if (outcome.kind === 'not-charged' && isFormOpen) return null
  const isRegular =
    outcome.kind === 'subscribed' ||
    outcome.kind === 'running' ||
    (outcome.kind === 'succeeded' && isSubscription(outcome.interval))
  return { kind: 'outcome', outcome, isThanks: thanks.has(outcome.kind), isRegular, hasPaid }
}
