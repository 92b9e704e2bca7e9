import {
  type DonationAttempt,
  isCardAttempt,
  isOver,
  isSecretOf,
  mayBeCharged,
} from '@/domain/donationAttempt'
import type { Billing, CardField, CardPayment, Cards } from '@/integrations/cards/types'
import { fingerprint } from '@/lib/values/fingerprint'
import { askLater } from './check'
import { type Desk, within } from './desk'
import { type Donor, donorAt } from './donor'
import type { Next, Thunk } from './next'
import { isBusy, selectDonationAttempt } from './selectors'
import { cardClosed } from './slice'
import {
  type AskedCards,
  closed,
  isWord,
  retrieved,
  takeWord,
  tellStillRunning,
  tellSubscribed,
} from './word'

export type PayingCards = Pick<Cards, 'pay' | 'retrieve'>

/** So long the provider may be silent by itself. */
const SILENCE_MS = 60_000
/** And so long once the bank asks the donor, who may have to open another device and to type what it says there. */
const BANK_MS = 600_000

/** She presses the button of the card form. */
export const payAt =
  (desk: Desk) =>
  (cards: PayingCards, field: CardField, billing?: Billing): Thunk =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return { next: 'wait' }
    const donor = donorAt(desk, dispatch, getState)
    const attempt = selectDonationAttempt(getState())
    if (!attempt || !isCardAttempt(attempt)) return donor.fail({ kind: 'no-interval' })
    desk.cards = cards
    desk.rounds = 0
    const charge = (secret: string, onBank: () => void) => cards.pay(secret, field, billing, onBank)
    const paying = donor.waiting('confirming', () => confirm(donor, attempt, cards, charge))
    desk.paying = paying
    const next = await paying
    desk.paying = undefined
    if (!desk.isPageOpen || !donor.isHere()) donor.keepUntold()
    askLater(donor)
    return next
  }

/** When the payment that the donor waits for has come to its end; undefined where there is none. */
export const paymentEndAt = (desk: Desk) => () => () => desk.paying

async function confirm(
  donor: Donor,
  attempt: DonationAttempt,
  cards: AskedCards,
  charge: (secret: string, onBank: () => void) => Promise<CardPayment>,
): Promise<Next> {
  const { desk } = donor
  const already = refusal(donor, attempt) ?? (await askBeforeAgain(donor, attempt, cards))
  if (already) return already
  // She may have subscribed on another device, or before the server was asked for the secret.
  const { data: standing, error } = await donor.asksStanding()
  if (!donor.isHere()) return { next: 'wait' }
  const since = refusal(donor, attempt)
  if (since) return since
  if (standing?.kind === 'subscribed') return tellSubscribed(donor, attempt)
  if (error) return donor.stumble(error)
  const question = tellStillRunning(donor, standing)
  if (question) return question
  const secret = desk.secrets.get(attempt.key)
  if (secret === undefined) return closed(donor, { kind: 'no-secret' })
  // On the device before the provider is told: whatever happens now, it is asked about and never charged anew.
  const told = donor.move(attempt, 'confirming', { mark: fingerprint(secret) })
  if (told?.stage !== 'confirming') return donor.fail({ kind: 'other-tab' })
  await donor.kept()
  let onBank = () => {}
  const bank = new Promise<'bank'>((resolve) => {
    onBank = () => {
      donor.move(told, 'bank')
      resolve('bank')
    }
  })
  const answer = charge(secret, onBank)
    .catch((): CardPayment => ({ state: 'unknown' }))
    .then(async (payment) => {
      const isAnswer = payment.state !== 'unknown'
      return { payment: isAnswer ? payment : await retrieved(desk, cards, secret), isAnswer }
    })
  const soon = await within(desk, SILENCE_MS, Promise.race([answer, bank]))
  const heard = soon === 'bank' ? await within(desk, BANK_MS, answer) : soon
  if (heard) return takeWord(donor, told, heard.payment, heard.isAnswer)
  // It may yet be charged, whatever the provider says by now; what comes after so long is noted all the same.
  const before = desk.underWay
  const underWay = Promise.all([before, answer]).then(([, late]) => {
    if (desk.underWay === underWay) desk.underWay = undefined
    takeWord(donor, told, late.payment, late.isAnswer)
  })
  desk.underWay = underWay
  donor.show(cardClosed())
  return donor.tell({ kind: 'unknown' }, 'pending')
}

/** Another try of a payment whose end nobody knows: it may have got through meanwhile. @returns what else there is to do than to try */
async function askBeforeAgain(
  donor: Donor,
  attempt: DonationAttempt,
  cards: AskedCards,
): Promise<Next | undefined> {
  const { desk } = donor
  const secret = desk.secrets.get(attempt.key)
  if (donor.note().attempt?.stage !== 'confirming' || secret === undefined) return undefined
  const payment = await retrieved(desk, cards, secret)
  if (!donor.isHere()) return { next: 'wait' }
  if (payment.state !== 'incomplete') return takeWord(donor, attempt, payment, false)
  if (isWord(donor, attempt, payment, false)) donor.move(attempt, 'incomplete')
  return undefined
}

/** Whether it is the same payment, by the same secret, with nothing of this page under way: whoever has tried it, that cannot charge it twice. */
function isTheSameAgain({ desk, note }: Donor, { key }: DonationAttempt) {
  const { attempt: kept } = note()
  const secret = desk.secrets.get(key)
  const isTryOpen = kept?.stage === 'confirming' && !desk.underWay
  return isTryOpen && secret !== undefined && isSecretOf(kept, secret)
}

/** Why this attempt is not to be charged now, as far as the device knows. */
function refusal(donor: Donor, attempt: DonationAttempt): Next | undefined {
  const { desk } = donor
  const { attempt: kept, subscribedAt } = donor.note()
  if (kept && kept.key !== attempt.key) {
    donor.adopt()
    return donor.fail({ kind: 'other-tab' })
  }
  // What the device has forgotten after a day may have been charged all the same.
  const known = kept ?? attempt
  const isPending = mayBeCharged(known) && !isTheSameAgain(donor, attempt)
  if (isPending || known.stage === 'succeeded') return donor.tellHowItStands()
  if (subscribedAt !== undefined) return donor.tell({ kind: 'subscribed' })
  if (!desk.secrets.has(attempt.key)) return closed(donor, { kind: 'no-secret' })
  if (!isOver(known, desk.now())) return undefined
  donor.drop(attempt)
  return closed(donor, { kind: 'ended' })
}
