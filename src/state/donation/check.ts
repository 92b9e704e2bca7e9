import { pauseBefore } from '@/domain/donation'
import { type DonationAttempt, isCardAttempt, isPaidBy, mayBeCharged } from '@/domain/donationAttempt'
import { hasSettled } from '@/domain/donationTries'
import { markOf } from '@/domain/mark'
import { type Desk, within } from './desk'
import { type Donor, donorAt } from './donor'
import { leave, secretOf } from './give'
import type { Next, Thunk } from './next'
import { isBusy, selectDonationAttempt } from './selectors'
import { cardClosed } from './slice'
import { type AskedCards, retrieved, takeWord, tellSubscribed } from './word'

/** Whoever waits for the history may ask again. */
const HISTORY_MS = 30_000
/** So long a provider that cannot be asked is asked again before the donor may put the attempt away. */
const LOST_MS = 3_600_000

/** Who can be asked of the provider, once its program has come. */
export type SeekCards = () => Promise<AskedCards | undefined>

/**
 * Asks what became of a pending attempt; without cards the provider itself cannot be asked. Quietly: by itself.
 * @param seek how to find the provider later, where it cannot be reached now
 */
export const checkAt =
  (desk: Desk) =>
  (cards?: AskedCards, how?: 'quietly', seek?: SeekCards): Thunk =>
  async (dispatch, getState) => {
    const donor = donorAt(desk, dispatch, getState)
    const isQuiet = how === 'quietly'
    if (isBusy(getState())) {
      if (isQuiet) askLater(donor)
      return { next: 'wait' }
    }
    desk.cards = cards ?? desk.cards
    desk.seek = seek ?? desk.seek
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

/** What nobody knows, or the bank still works on, is asked again by itself while the page is open: soon at first, then each minute. */
export function askLater(donor: Donor) {
  const { desk, dispatch, note, isHere } = donor
  desk.callOff?.()
  desk.callOff = undefined
  const { rounds } = desk
  const stage = note().attempt?.stage
  if (!desk.isPageOpen || !isHere() || (stage !== 'confirming' && stage !== 'processing')) return
  desk.rounds += 1
  desk.callOff = desk.later(pauseBefore(rounds), async () => {
    const cards = desk.cards ?? (await desk.seek?.())
    if (!desk.isPageOpen) return
    if (cards) void dispatch(checkAt(desk)(cards, 'quietly'))
    else askLater(donor)
  })
}

async function askProvider(donor: Donor, attempt: DonationAttempt, cards?: AskedCards): Promise<Next> {
  const { desk } = donor
  // A server that takes no notice of keys makes another payment each time: it is asked once.
  const { secret } = desk.strangers.has(attempt.key) ? {} : await secretOf(donor, attempt)
  // Another secret is another payment: what the provider says of it is nothing about this one.
  const isOurs = secret !== undefined && markOf(secret) === attempt.mark
  if (secret !== undefined && !isOurs) desk.strangers.add(attempt.key)
  if (isOurs && donor.isHere()) desk.secrets.set(attempt.key, secret)
  if (isOurs && cards) {
    const payment = await retrieved(desk, cards, secret)
    if (payment.state !== 'unknown') return takeWord(donor, attempt, payment, false)
  }
  const { data: hasSubscription } = await donor.asksSubscription()
  if (hasSubscription) return tellSubscribed(donor, attempt)
  const isWaitOver = desk.strangers.has(attempt.key)
    ? hasSettled(attempt, desk.now())
    : desk.now() - attempt.changedAt >= LOST_MS
  if (hasSubscription === false && isWaitOver && !desk.underWay) {
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
