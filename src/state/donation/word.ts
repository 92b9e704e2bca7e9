import {
  type DonationAttempt,
  type DonationEvent,
  type DonationWish,
  mayBeCharged,
} from '@/domain/donationAttempt'
import { isWordOnAttempt } from '@/domain/donationTries'
import type { CardFailure, CardPayment, Cards } from '@/integrations/cards/types'
import { type Desk, within } from './desk'
import type { Donor } from './donor'
import type { Next } from './next'
import { cardClosed, cardOpened, type DonationFailure } from './slice'
import type { Standing } from './standing'

export type AskedCards = Pick<Cards, 'retrieve'>

const RETRIEVE_MS = 30_000

/** What the provider says when it is asked; nobody charges anything by asking. */
export const retrieved = async (desk: Desk, cards: AskedCards, secret: string): Promise<CardPayment> =>
  (await within(desk, RETRIEVE_MS, cards.retrieve(secret))) ?? { state: 'unknown' }

const eventOf = {
  succeeded: 'succeeded',
  processing: 'processing',
  incomplete: 'incomplete',
} satisfies Record<string, DonationEvent>

/**
 * The provider has said what became of the attempt.
 * @param isAnswer it answers this try; else it was asked, and may not have heard of the try yet
 */
export function takeWord(
  donor: Donor,
  attempt: DonationAttempt,
  payment: CardPayment,
  isAnswer: boolean,
): Next {
  const { desk, dispatch } = donor
  if (payment.state === 'unknown') return donor.tell({ kind: 'unasked' }, 'pending')
  if (payment.state === 'incomplete' && !isWord(donor, attempt, payment, isAnswer))
    return stayOpen(donor, attempt, payment.failure, isAnswer)
  if (payment.state === 'canceled') {
    donor.drop(attempt)
    return closed(donor, { kind: 'ended', ...(payment.failure && { failure: payment.failure }) })
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

/** The attempt as the device knows it by now: another tab may have tried again. */
export function knownOf({ note }: Donor, attempt: DonationAttempt) {
  const kept = note().attempt
  return kept?.key === attempt.key ? kept : attempt
}

/** Whether 'not charged' is said of the whole attempt. What this page has under way may yet be charged, whatever is said by now. */
export function isWord(
  donor: Donor,
  attempt: DonationAttempt,
  { failure }: { failure?: CardFailure },
  isAnswer: boolean,
) {
  const { desk } = donor
  const known = knownOf(donor, attempt)
  if (isAnswer ? known.tries !== attempt.tries : desk.underWay) return false
  return isWordOnAttempt(known, { isAnswer, saysWhy: failure !== undefined }, desk.now())
}

/**
 * Not charged so far, and nobody knows yet whether that stays so. The same payment may be tried again, which cannot charge it twice; not
 * while this page has one under way, for the provider's program confirms one at a time.
 */
function stayOpen(
  donor: Donor,
  attempt: DonationAttempt,
  failure: CardFailure | undefined,
  isAnswer: boolean,
): Next {
  const { desk } = donor
  const isOnLast = isAnswer && knownOf(donor, attempt).tries === attempt.tries
  if (isOnLast) donor.move(attempt, 'refused')
  const isCardOpen = !desk.underWay && desk.secrets.has(attempt.key)
  if (isCardOpen) donor.show(cardOpened())
  if (isOnLast && failure) return donor.fail({ kind: 'card', failure, isEarlierOpen: true }, 'card')
  return donor.tell({ kind: 'unknown' }, isCardOpen ? 'card' : 'pending')
}

export function closed(donor: Donor, failure: Extract<DonationFailure, { kind: 'no-secret' | 'ended' }>) {
  donor.show(cardClosed())
  return donor.fail(failure)
}

/**
 * She has a subscription, so that nothing is begun; what was asked about has got through, as far as anybody can tell.
 * @param next where she pressed to begin one she is led to her profile; where she pressed to pay she is told on the spot
 */
export function tellSubscribed(donor: Donor, attempt: DonationAttempt, next?: 'profile'): Next {
  donor.drop(attempt)
  donor.show(cardClosed())
  donor.desk.historyChanged(donor.dispatch)
  return mayBeCharged(attempt) ? donor.tell({ kind: 'running' }) : donor.tell({ kind: 'subscribed' }, next)
}

/**
 * The user has no subscription, and the history shows one that still runs: the donor is told both first.
 * @param wish where no card form is open yet
 * @returns undefined where she knows, or nothing runs
 */
export function tellStillRunning(
  donor: Donor,
  standing: Standing | null | undefined,
  wish?: DonationWish,
): Next | undefined {
  if (standing?.kind !== 'still-running') return undefined
  const { running } = standing
  if (running.every(({ id }) => donor.desk.besides.has(id))) return undefined
  return donor.tell({ kind: 'still-running', running, ...(wish && { wish }) }, wish ? 'told' : 'card')
}

function succeed(donor: Donor, attempt: DonationAttempt): Next {
  const { desk, dispatch } = donor
  desk.secrets.delete(attempt.key)
  // The note is as old without it: else, once the server has heard and it goes, the copy would pass for the newer one.
  donor.keep(donor.note().attempt, { subscribedAt: attempt.changedAt })
  donor.show(cardClosed())
  desk.historyChanged(dispatch)
  return donor.tellSuccess(attempt)
}
