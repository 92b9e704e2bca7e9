import { pauseBefore } from '@/domain/donation'
import {
  type DonationAttempt,
  isCardAttempt,
  isPaidBy,
  isSecretOf,
  mayBeCharged,
} from '@/domain/donationAttempt'
import { hasSettled } from '@/domain/donationTries'
import type { AppDispatch, RootState } from '../store'
import { type Desk, within } from './desk'
import { type Donor, donorAt } from './donor'
import { leave, secretOf } from './give'
import type { Next, Thunk } from './next'
import { isBusy, selectDonationAttempt, selectDonationBusy } from './selectors'
import { cardClosed } from './slice'
import { type AskedCards, knownOf, retrieved, takeWord, tellSubscribed } from './word'

/** Whoever waits for the history may ask again. */
const HISTORY_MS = 30_000
/** So long a provider that cannot be asked is asked again before the donor may put the attempt away. */
const LOST_MS = 3_600_000

/** Who can be asked of the provider, once its program has come. */
export type SeekCards = () => Promise<AskedCards | undefined>

/** Asks what became of a pending attempt; without cards the provider itself cannot be asked. Quietly: by itself. */
export const checkAt =
  (desk: Desk) =>
  (cards?: AskedCards, how?: 'quietly'): Thunk =>
  async (dispatch, getState) => {
    const donor = donorAt(desk, dispatch, getState)
    const isQuiet = how === 'quietly'
    if (isQuiet ? selectDonationBusy(getState()) !== null : isBusy(getState())) {
      if (isQuiet) askLater(donor)
      return { next: 'wait' }
    }
    desk.cards = cards ?? desk.cards
    if (!isQuiet) desk.rounds = 0
    const work = async () => {
      const { attempt } = donor.adopt()
      if (!attempt || !mayBeCharged(attempt)) return donor.tellHowItStands()
      return isCardAttempt(attempt) ? askProvider(donor, attempt, cards) : lookIntoHistory(donor, attempt)
    }
    const next = await donor.waiting('checking', work, { isQuiet })
    askLater(donor)
    return next
  }

/** Whether it is asked about by itself while the page is open: nobody knows its end, or the bank still works on it. */
const isAskedByItself = ({ desk, note, isHere }: Donor) => {
  const stage = note().attempt?.stage
  return desk.isPageOpen && isHere() && (stage === 'confirming' || stage === 'processing')
}

/** It is asked again by itself, soon at first, then each minute. */
export function askLater(donor: Donor) {
  const { desk } = donor
  desk.callOff?.()
  desk.callOff = undefined
  if (!isAskedByItself(donor)) return
  desk.callOff = desk.later(pauseBefore(desk.rounds), () => {
    desk.rounds += 1
    void askByItself(donor)
  })
}

async function askByItself(donor: Donor) {
  const { desk, dispatch } = donor
  const cards = desk.cards ?? (await desk.seek?.())
  if (!isAskedByItself(donor)) return
  if (cards) void dispatch(checkAt(desk)(cards, 'quietly'))
  else askLater(donor)
}

/** The page is looked at again: a tab that nobody looked at has slept, and asks now what it would have asked meanwhile. */
export const lookedAtAt = (desk: Desk) => () => (dispatch: AppDispatch, getState: () => RootState) => {
  const donor = donorAt(desk, dispatch, getState)
  if (selectDonationBusy(getState()) !== null || !isAskedByItself(donor)) return
  desk.callOff?.()
  void askByItself(donor)
}

/** The secret of this very payment; undefined where it cannot be had. */
async function ownSecret(donor: Donor, attempt: DonationAttempt) {
  const { desk } = donor
  // A server that takes no notice of keys makes another payment each time: it is asked once.
  const { secret } = desk.strangers.has(attempt.key) ? {} : await secretOf(donor, attempt)
  // Another secret is another payment: what the provider says of it is nothing about this one.
  const isOurs = secret !== undefined && isSecretOf(attempt, secret)
  if (secret !== undefined && !isOurs) desk.strangers.add(attempt.key)
  if (isOurs && donor.isHere()) desk.secrets.set(attempt.key, secret)
  return isOurs ? secret : undefined
}

/** A try has come to nothing while she was away. Why is kept nowhere on the device: the provider is asked. */
export const askWhyAt =
  (desk: Desk) =>
  (seek: SeekCards): Thunk =>
  async (dispatch, getState) => {
    const donor = donorAt(desk, dispatch, getState)
    const untold = () => {
      const { attempt, isUntold } = donor.note()
      return attempt?.stage === 'card' && isUntold ? attempt : undefined
    }
    const attempt = untold()
    const secret = attempt && (await ownSecret(donor, attempt))
    const cards = secret === undefined ? undefined : await seek()
    if (!attempt || secret === undefined || !cards) return { next: 'idle' }
    const payment = await retrieved(desk, cards, secret)
    // She may have read it meanwhile, and gone on.
    if (untold()?.key !== attempt.key) return { next: 'idle' }
    if (payment.state === 'succeeded' || payment.state === 'processing')
      return takeWord(donor, attempt, payment, false)
    if (payment.state !== 'incomplete' || !payment.failure) return { next: 'idle' }
    return donor.tell({ kind: 'not-charged', failure: payment.failure })
  }

async function askProvider(donor: Donor, attempt: DonationAttempt, cards?: AskedCards): Promise<Next> {
  const { desk } = donor
  const secret = await ownSecret(donor, attempt)
  if (secret !== undefined && cards) {
    const payment = await retrieved(desk, cards, secret)
    if (payment.state !== 'unknown') return takeWord(donor, attempt, payment, false)
  }
  const { data: standing } = await donor.asksStanding()
  if (standing?.kind === 'subscribed') return tellSubscribed(donor, attempt)
  // Another tab may have tried again meanwhile.
  const known = knownOf(donor, attempt)
  const isWaitOver = desk.strangers.has(attempt.key)
    ? hasSettled(known, desk.now())
    : desk.now() - known.changedAt >= LOST_MS
  if (standing && isWaitOver && !desk.underWay) {
    donor.move(attempt, 'lost')
    donor.show(cardClosed())
  }
  return donor.tell({ kind: 'unasked' }, 'pending')
}

/**
 * A signed-in donor's history may have the payment. That it is not there proves nothing: it may come late. That one of this amount is there
 * does not say that it is this one: the donor knows.
 */
export async function lookIntoHistory(donor: Donor, attempt: DonationAttempt): Promise<Next> {
  const { desk, dispatch, userId } = donor
  // What she left for as a visitor is in nobody's history.
  if (userId === undefined || attempt.userId !== userId) return donor.tell({ kind: 'unasked' }, 'pending')
  const { data, error } = (await within(desk, HISTORY_MS, desk.askPayments(dispatch, userId))) ?? {}
  const { onetime } = data ?? {}
  const found = Array.isArray(onetime) && onetime.find((payment) => isPaidBy(attempt, payment))
  if (found) return donor.tell({ kind: 'found', key: attempt.key, cents: found.amount }, 'told')
  const wasAsked = data || error?.status === 404
  return donor.tell({ kind: wasAsked ? 'unknown' : 'unasked' }, 'pending')
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
