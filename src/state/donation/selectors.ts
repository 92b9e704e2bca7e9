import type { RootState } from '../reducer'
import { type DonationState, initialState } from './slice'

/** The slice joins with the donation page; before, nothing has happened. */
export const selectDonation = (state: RootState & { donation?: DonationState }) =>
  state.donation ?? initialState

export const selectDonationAttempt = (state: RootState) => selectDonation(state).attempt
export const selectDonationOperation = (state: RootState) => selectDonation(state).operation?.kind ?? null
/** Whether the donor waits for an operation of her own; polls keep nobody from anything. */
export const isBusy = (state: RootState) => {
  const { operation } = selectDonation(state)
  return operation !== null && !operation.isBackground
}
export const selectDonationFailure = (state: RootState) => selectDonation(state).failure
export const selectDonationOutcome = (state: RootState) => selectDonation(state).outcome
export const selectIsFormOpen = (state: RootState) => selectDonation(state).isFormOpen
