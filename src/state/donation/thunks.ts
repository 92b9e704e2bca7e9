import type { DonationWish } from '@/domain/donationAttempt'
import type { AppDispatch, RootState } from '../store'
import { rootReducer } from '../store'
import type { AskedCards, Billing, PayingCards } from './cards'
import type { Thunk } from './next'
import { donationSlice, outcomeHeard } from './slice'

rootReducer.inject(donationSlice)

const soon: Thunk = async () => ({ next: 'idle' })

/** The donor presses the donate button. */
export const give = (_wish: DonationWish): Thunk => soon

/** She presses the button of the card form. */
export const pay = <Field>(_cards: PayingCards<Field>, _field: Field, _billing?: Billing): Thunk => soon

/** Asks what became of a pending attempt; without cards the provider itself cannot be asked. */
export const check = (_cards?: AskedCards): Thunk => soon

/** One-time, pending: to the same payment page again. */
export const goOn = (): Thunk => soon

/** Closes the card form, or, one-time and pending, the donor wants to start anew. What may be charged by card stays. */
export const giveUp = (): Thunk => soon

/** One-time, pending: she says that it is done. */
export const finish = (): Thunk => soon

/** `result` of the address the payment page came back to. */
export const comeBack = (_result: boolean): Thunk => soon

/** The page is opened, or somebody else has signed in: how things stand. */
export const visit = (): Thunk => soon

/** News and failure were read. */
export const hear = () => (dispatch: AppDispatch) => void dispatch(outcomeHeard())

/** From now on other tabs are heard, and Back from the payment page. @returns how to stop. */
export const follow = () => (_dispatch: AppDispatch, _getState: () => RootState) => () => {}
