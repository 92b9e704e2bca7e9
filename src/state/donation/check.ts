import { type DonationAttempt, isCardAttempt, isPaidBy, mayBeCharged } from '@/domain/donationAttempt'
import { markOf } from '@/domain/mark'
import { type Desk, within } from './desk'
import { type Donor, donorAt } from './donor'
import { leave, secretOf } from './give'
import type { Next, Thunk } from './next'
import { type AskedCards, hear, retrieved } from './pay'
import { isBusy, selectDonationAttempt } from './selectors'

/** Whoever waits for the history may ask again. */
const HISTORY_MS = 30_000

/** Asks what became of a pending attempt; without cards the provider itself cannot be asked. */
export const checkAt =
  (desk: Desk) =>
  (cards?: AskedCards): Thunk =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return { next: 'wait' }
    const donor = donorAt(desk, dispatch, getState)
    return donor.waiting('checking', async () => {
      const { attempt } = donor.adopt()
      if (!attempt || !mayBeCharged(attempt)) return donor.tellHowItStands()
      return isCardAttempt(attempt) ? askProvider(donor, attempt, cards) : lookIntoHistory(donor, attempt)
    })
  }

async function askProvider(donor: Donor, attempt: DonationAttempt, cards?: AskedCards): Promise<Next> {
  const { secret, failure } = await secretOf(donor, attempt)
  // Another secret is another payment: what the provider says of it is nothing about this one.
  const isOurs = secret !== undefined && markOf(secret) === attempt.mark
  if (isOurs && donor.isHere()) donor.desk.secrets.set(attempt.key, secret)
  if (isOurs && cards) {
    const payment = await retrieved(donor.desk, cards, secret)
    if (payment.state !== 'unknown') return hear(donor, attempt, payment)
  }
  if (await donor.asksSubscription()) {
    donor.drop(attempt)
    return donor.tell({ kind: 'subscribed' }, 'profile')
  }
  if (failure) donor.fail(failure)
  return donor.tell({ kind: 'unknown' }, 'pending')
}

/** A signed-in donor's history may have the payment. That it is not there proves nothing: it may come late. */
async function lookIntoHistory(donor: Donor, attempt: DonationAttempt): Promise<Next> {
  const { desk, dispatch, userId } = donor
  if (userId === undefined) return donor.tell({ kind: 'unknown' }, 'pending')
  const { data, error } = (await within(desk, HISTORY_MS, desk.askPayments(dispatch, userId))) ?? {}
  const { onetime } = data ?? {}
  const found = Array.isArray(onetime) && onetime.find((payment) => isPaidBy(attempt, payment))
  if (!found) {
    if (error && error.status !== 404) donor.fail({ kind: 'api', error })
    return donor.tell({ kind: 'unknown' }, 'pending')
  }
  donor.move(attempt, 'succeeded', { cents: found.amount })
  desk.historyChanged(dispatch)
  return donor.tell({ kind: 'found', key: attempt.key, cents: found.amount })
}

/** One-time, pending: to the same payment page again. */
export const goOnAt = (desk: Desk) => (): Thunk => async (dispatch, getState) => {
  if (isBusy(getState())) return { next: 'wait' }
  const donor = donorAt(desk, dispatch, getState)
  const seen = selectDonationAttempt(getState())
  return donor.waiting('asking', async () => {
    const attempt = donor.adoptSeen(seen)
    return attempt?.stage === 'left' ? leave(donor, attempt) : donor.tellHowItStands()
  })
}
