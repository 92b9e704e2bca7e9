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

/** So long the provider may be silent by itself. */
const SILENCE_MS = 60_000
/** And so long once the bank asks the donor, who may have to open another device and to type what it says there. */
const BANK_MS = 600_000
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
    const charge = (secret: string, onBank: () => void) => cards.pay(secret, field, billing, onBank)
    return donor.waiting('confirming', () => confirm(donor, attempt, cards, charge))
  }

async function confirm(
  donor: Donor,
  attempt: DonationAttempt,
  cards: AskedCards,
  charge: (secret: string, onBank: () => void) => Promise<CardPayment>,
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
  const { isTried } = kept ?? attempt
  const told = donor.move(attempt, 'confirming', { mark: markOf(secret), isTried: true })
  if (told?.stage !== 'confirming') return donor.fail({ kind: 'other-tab' })
  const lost: CardPayment = { state: 'unknown' }
  let onBank = () => {}
  const bank = new Promise<'bank'>((resolve) => {
    onBank = () => resolve('bank')
  })
  const answer = charge(secret, onBank)
    .catch(() => lost)
    .then((payment) => (isOpen(payment, isTried) ? retrieved(desk, cards, secret) : payment))
  const soon = await within(desk, SILENCE_MS, Promise.race([answer, bank]))
  const payment = soon === 'bank' ? await within(desk, BANK_MS, answer) : soon
  if (payment) return hear(donor, attempt, payment)
  // It may yet be charged, whatever the provider says by now; what comes after so long is noted all the same.
  desk.underWay = answer.then((late) => {
    desk.underWay = undefined
    hear(donor, attempt, late)
  })
  return donor.tell({ kind: 'unknown' }, 'pending')
}

/** Whether an answer leaves it open: that this try came to nothing says nothing of the one before. */
const isOpen = (payment: CardPayment, isTried = false) =>
  payment.state === 'unknown' ||
  (isTried && payment.state === 'incomplete' && payment.failure?.code === 'connection')

function closed(donor: Donor, failure: { kind: 'no-secret' | 'ended' }) {
  donor.show(cardClosed())
  return donor.fail(failure)
}

/** The provider alone knows what became of it. */
export const retrieved = async (desk: Desk, cards: AskedCards, secret: string): Promise<CardPayment> =>
  (await within(desk, RETRIEVE_MS, cards.retrieve(secret))) ?? { state: 'unknown' }

const eventOf = {
  succeeded: 'succeeded',
  processing: 'processing',
  incomplete: 'incomplete',
} satisfies Record<string, DonationEvent>

/** The provider has said what became of the attempt. */
export function hear(donor: Donor, attempt: DonationAttempt, payment: CardPayment): Next {
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
