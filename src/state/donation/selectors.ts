import type { RootState } from '../store'
import { type DonationState, initialState } from './slice'

/** The slice joins with the donation page; before, nothing has happened. */
const selectDonation = (state: RootState & { donation?: DonationState }) => state.donation ?? initialState

export const selectDonationAttempt = (state: RootState) => selectDonation(state).attempt
export const selectDonationBusy = (state: RootState) => selectDonation(state).busy
/** Whether something is under way that the donor has begun; what is asked by itself keeps nobody from anything. */
export const isBusy = (state: RootState) =>
  selectDonation(state).busy !== null && !selectDonation(state).isQuiet
export const selectDonationFailure = (state: RootState) => selectDonation(state).failure
export const selectDonationNews = (state: RootState) => selectDonation(state).told
export const selectIsCardOpen = (state: RootState) => selectDonation(state).isCardOpen

const thanks = ['succeeded', 'found', 'subscribed', 'running', 'done', 'thanked']
/** Whether a dialog thanks for what was given. */
export const selectIsThanking = (state: RootState) => {
  const { told, failure } = selectDonation(state)
  return told !== null && thanks.includes(told.kind) && (failure === null || failure.kind === 'card')
}
