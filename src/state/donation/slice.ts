import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DonationAttempt } from '@/domain/donation/attempt'
import { isSubscription } from '@/domain/donation/order'
import type { DonationFailure, DonationOutcome } from '@/domain/donation/outcome'
import { subscriptionAcknowledged } from './subscriptionAcknowledged'

/** The operation that the donor waits for. */
export type OperationKind = 'requesting' | 'leaving' | 'confirming' | 'checking'

type Operation = {
  kind: OperationKind
  /** Identifies the operation, so that the end of an older one does not end this one. */
  id: number
  /** A poll of the page. The donor may start an operation meanwhile. */
  isBackground?: boolean
  /** The outcome of an earlier confirmation of the same payment is unknown. */
  isRetry?: boolean
}

export type DonationState = {
  /** The attempt of the current donor. */
  attempt: DonationAttempt | null
  operation: Operation | null
  failure: DonationFailure | null
  outcome: DonationOutcome | null
  /**
   * The card form is open, and its secret is in memory. At the stage `confirming` it is open for another
   * confirmation.
   */
  isFormOpen: boolean
  /** The donor has pressed the pay button on this visit. */
  hasPaid: boolean
}

export const initialState: DonationState = {
  attempt: null,
  operation: null,
  failure: null,
  outcome: null,
  isFormOpen: false,
  hasPaid: false,
}

const keyIn = (outcome: DonationOutcome) => ('key' in outcome ? outcome.key : undefined)
const isSameOutcome = (one: DonationOutcome, other: DonationOutcome) =>
  one.kind === other.kind && keyIn(one) === keyIn(other)

export const donationSlice = createSlice({
  name: 'donation',
  initialState,
  reducers: {
    /** Another user donates on this page from now on. */
    ownerChanged: () => initialState,
    /**
     * Shows the attempt as the device has it. The card form stays open only for the same attempt, until
     * another tab confirms.
     */
    recordShown(state, { payload }: PayloadAction<DonationAttempt | null>) {
      const mayStayOpen =
        payload?.stage === 'ready' ||
        (payload?.stage === 'confirming' && payload.confirmationCount === state.attempt?.confirmationCount)
      const isSame = mayStayOpen && payload.key === state.attempt?.key
      state.isFormOpen &&= isSame || state.operation?.kind === 'confirming'
      state.attempt = payload
    },
    formOpened(state) {
      state.isFormOpen = true
    },
    formClosed(state) {
      state.isFormOpen = false
    },
    /** An operation or a poll starts. A poll keeps the messages that the donor reads. */
    operationStarted(state, { payload }: PayloadAction<Operation>) {
      const isRetry = payload.kind === 'confirming' && state.attempt?.stage === 'confirming'
      state.operation = { ...payload, ...(isRetry && { isRetry }) }
      if (payload.isBackground) return
      state.hasPaid ||= payload.kind === 'confirming'
      state.failure = null
      state.outcome = null
    },
    operationEnded(state, { payload: id }: PayloadAction<number>) {
      if (state.operation?.id === id) state.operation = null
    },
    /** The donor returned from the checkout page, or the redirect failed. */
    pageReturned(state) {
      if (state.operation?.kind === 'leaving') state.operation = null
      if (!state.operation) state.hasPaid = false
    },
    failed(state, { payload }: PayloadAction<DonationFailure>) {
      state.failure = payload
    },
    outcomeReported(state, { payload }: PayloadAction<DonationOutcome>) {
      state.outcome = payload
    },
    /** The donor has read this outcome. Another outcome that has replaced it stays. */
    outcomeAcknowledged(state, { payload }: PayloadAction<DonationOutcome>) {
      if (state.outcome && isSameOutcome(state.outcome, payload)) state.outcome = null
    },
    /** Removes only the failure, because an outcome may follow it. */
    failureAcknowledged(state) {
      state.failure = null
    },
  },
  extraReducers: (builder) =>
    builder.addCase(subscriptionAcknowledged, (state) => {
      if (state.outcome?.kind === 'succeeded' && isSubscription(state.outcome.interval)) state.outcome = null
    }),
})

export const {
  ownerChanged,
  failed,
  failureAcknowledged,
  formClosed,
  formOpened,
  operationEnded,
  operationStarted,
  outcomeAcknowledged,
  outcomeReported,
  pageReturned,
  recordShown,
} = donationSlice.actions
