import type { RootState } from '../store'
import { type DonationNews, type DonationState, initialState } from './slice'

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

const givenBy: Record<DonationNews['kind'], boolean> = {
  succeeded: true,
  found: true,
  subscribed: true,
  running: true,
  done: true,
  thanked: true,
  'still-running': false,
  'not-charged': false,
  canceled: false,
  unknown: false,
  unasked: false,
  processing: false,
}
/** Whether the outcome says that something is given. */
export const isGiven = ({ kind }: DonationNews) => givenBy[kind]
/** Whether a dialog thanks for what was given. */
export const selectIsThanking = (state: RootState) => {
  const { told, failure } = selectDonation(state)
  return told !== null && isGiven(told) && (failure === null || failure.kind === 'card')
}
