import {
  type DonationAttempt,
  type DonationEvent,
  isCardAttempt,
  isOver,
  mayBeCharged,
} from '@/domain/donationAttempt'
import { markOf } from '@/domain/mark'
import type { Billing, CardField, CardPayment, Cards } from '@/integrations/cards/types'
import { type Desk, within } from './desk'
import { type Donor, donorAt } from './donor'
import type { Next, Thunk } from './next'
import { isBusy, selectDonationAttempt } from './selectors'
import { cardClosed, cardOpened } from './slice'

export type AskedCards = Pick<Cards, 'retrieve'>
export type PayingCards = Pick<Cards, 'pay' | 'retrieve'>

/** The bank may ask the donor to open another device and to type what it says there. */
const CONFIRM_MS = 600_000
const RETRIEVE_MS = 30_000

/** She presses the button of the card form. */
export const payAt =
  (desk: Desk) =>
  (cards: PayingCards, field: CardField, billing?: Billing): Thunk =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return { next: 'wait' }
    const donor = donorAt(desk, dispatch, getState)
    const attempt = selectDonationAttempt(getState())
    if (!attempt || !isCardAttempt(attempt)) return donor.fail({ kind: 'no-interval' })
    const charge = (secret: string) => cards.pay(secret, field, billing)
    return donor.waiting('confirming', () => confirm(donor, attempt, cards, charge))
  }

async function confirm(
  donor: Donor,
  attempt: DonationAttempt,
  cards: AskedCards,
  charge: (secret: string) => Promise<CardPayment>,
): Promise<Next> {
  const { desk } = donor
  const { attempt: kept, subscribedAt } = donor.note()
  if (kept && kept.key !== attempt.key) {
    donor.adopt()
    return donor.fail({ kind: 'other-tab' })
  }
  if (kept && (mayBeCharged(kept) || kept.stage === 'succeeded')) return donor.tellHowItStands()
  if (subscribedAt !== undefined) return donor.tell({ kind: 'subscribed' }, 'profile')
  const secret = desk.secrets.get(attempt.key)
  if (secret === undefined) return closed(donor, { kind: 'no-secret' })
  if (isOver(attempt, desk.now())) {
    donor.drop(attempt)
    return closed(donor, { kind: 'ended' })
  }
  // On the device before the provider is told: whatever happens now, it is asked about and never charged anew.
  donor.move(attempt, 'confirming', { mark: markOf(secret) })
  const answer = charge(secret).catch((): CardPayment => ({ state: 'unknown' }))
  const payment = await within(desk, CONFIRM_MS, answer)
  if (payment)
    return payment.state === 'unknown' ? ask(donor, attempt, cards, secret) : hear(donor, attempt, payment)
  // What comes after so long is noted all the same.
  answer.then((late) => {
    if (late.state !== 'unknown') hear(donor, attempt, late)
  })
  return ask(donor, attempt, cards, secret)
}

function closed(donor: Donor, failure: { kind: 'no-secret' | 'ended' }) {
  donor.show(cardClosed())
  return donor.fail(failure)
}

/** The provider alone knows what became of it. */
export async function ask(
  donor: Donor,
  attempt: DonationAttempt,
  cards: AskedCards,
  secret: string,
): Promise<Next> {
  const payment = await within(donor.desk, RETRIEVE_MS, cards.retrieve(secret))
  return hear(donor, attempt, payment ?? { state: 'unknown' })
}

const eventOf = {
  succeeded: 'succeeded',
  processing: 'processing',
  incomplete: 'incomplete',
} satisfies Record<string, DonationEvent>

/** The provider has said what became of the attempt. */
function hear(donor: Donor, attempt: DonationAttempt, payment: CardPayment): Next {
  const { desk, dispatch } = donor
  if (payment.state === 'unknown') return donor.tell({ kind: 'unknown' }, 'pending')
  if (payment.state === 'canceled') {
    donor.drop(attempt)
    return closed(donor, { kind: 'ended' })
  }
  const cents = payment.state === 'succeeded' ? payment.cents : undefined
  const moved = donor.move(attempt, eventOf[payment.state], cents === undefined ? {} : { cents })
  if (payment.state === 'succeeded') return succeed(donor, moved ?? attempt)
  if (moved?.stage === 'succeeded') return donor.tellSuccess(moved)
  if (payment.state === 'processing') {
    desk.historyChanged(dispatch)
    return donor.tell({ kind: 'processing' }, 'pending')
  }
  if (desk.secrets.has(attempt.key)) donor.show(cardOpened())
  return payment.failure
    ? donor.fail({ kind: 'card', failure: payment.failure }, 'card')
    : donor.tell({ kind: 'not-charged' }, 'card')
}

function succeed(donor: Donor, attempt: DonationAttempt): Next {
  const { desk, dispatch } = donor
  desk.secrets.delete(attempt.key)
  donor.keep(donor.note().attempt, { subscribedAt: desk.now() })
  donor.show(cardClosed())
  desk.historyChanged(dispatch)
  // She need not wait for what the top bar and the profile will show.
  if (donor.isHere()) void donor.asksSubscription()
  return donor.tellSuccess(attempt)
}
