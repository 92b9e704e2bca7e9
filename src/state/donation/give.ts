import type { ApiError } from '@/api/errors'
import { isSubscription } from '@/domain/donation'
import {
  type DonationAttempt,
  type DonationWish,
  isCardAttempt,
  isSameWish,
  isSecretOf,
  mayBeCharged,
  wasTried,
} from '@/domain/donationAttempt'
import { hasSettled } from '@/domain/donationTries'
import { paymentUrl } from '@/domain/site/url'
import { fingerprint } from '@/lib/values/fingerprint'
import type { Desk } from './desk'
import { type Donor, donorAt } from './donor'
import type { Next, Thunk } from './next'
import { isBusy } from './selectors'
import { cardOpened, type DonationFailure } from './slice'
import { retrieved, takeWord, tellStillRunning, tellSubscribed } from './word'

/** So long a silent server keeps the card form from opening; before the charge it is asked again. */
const FIRST_ASK_MS = 8_000

/** The donor presses the donate button (document 2, section 4). */
export const giveAt =
  (desk: Desk) =>
  (wish: DonationWish): Thunk =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return { next: 'wait' }
    const { userId, hasSubscription } = desk.who(getState())
    if (isSubscription(wish.interval) && userId === undefined) return { next: 'register' }
    if (isSubscription(wish.interval) && hasSubscription) return { next: 'profile' }
    const donor = donorAt(desk, dispatch, getState)
    return donor.waiting('asking', () => ask(donor, wish))
  }

async function ask(donor: Donor, wish: DonationWish): Promise<Next> {
  const before = tellWhatIsKnown(donor, wish) ?? (await tellOfSubscriptions(donor, wish))
  if (before) return before
  // Without locks in the browser another tab may have gone on meanwhile.
  const since = tellWhatIsKnown(donor, wish)
  if (since) return since
  const { attempt } = donor.note()
  const isSame = attempt !== null && isSameWish(attempt, wish)
  const word = attempt && !isSame ? await lastWord(donor, attempt) : undefined
  if (word) return word
  if (!donor.isHere()) return { next: 'wait' }
  const mine = isSame ? attempt : donor.begin(wish)
  return isCardAttempt(mine) ? openCard(donor, mine) : leave(donor, mine)
}

/** What the device knows that comes before the wish. */
function tellWhatIsKnown(donor: Donor, wish: DonationWish): Next | undefined {
  const { attempt, subscribedAt, isHeard } = donor.adopt()
  if (attempt && mayBeCharged(attempt)) return { next: 'pending' }
  // Nobody has told her yet: she was not here, or it was in another tab.
  if (attempt?.stage === 'succeeded' && !isHeard) return donor.tellSuccess(attempt)
  // Charged, though the server has not heard of it yet.
  if (isSubscription(wish.interval) && subscribedAt !== undefined)
    return donor.tell({ kind: 'subscribed' }, 'profile')
  return undefined
}

/** What the server says of her subscriptions. Where it says nothing the form opens: the charge asks again. */
async function tellOfSubscriptions(
  donor: Donor,
  { interval, amount }: DonationWish,
): Promise<Next | undefined> {
  if (!isSubscription(interval)) return undefined
  const { data: standing } = await donor.asksStanding(FIRST_ASK_MS)
  if (!donor.isHere()) return { next: 'wait' }
  if (standing?.kind === 'subscribed') return donor.tell({ kind: 'subscribed' }, 'profile')
  return tellStillRunning(donor, standing, { interval, amount })
}

async function openCard(donor: Donor, attempt: DonationAttempt): Promise<Next> {
  const { secret, failure } = await secretOf(donor, attempt)
  if (failure) return refuse(donor, attempt, failure)
  if (!donor.isHere()) return { next: 'wait' }
  if (!donor.move(attempt, 'secret', { mark: fingerprint(secret) })) return donor.fail({ kind: 'other-tab' })
  donor.desk.secrets.set(attempt.key, secret)
  donor.desk.strangers.delete(attempt.key)
  donor.show(cardOpened())
  return { next: 'card' }
}

/** The secret of an attempt: as long as the page holds it, from there; else the same key brings it again. */
export async function secretOf(
  { desk, dispatch }: Donor,
  attempt: DonationAttempt,
): Promise<{ secret: string; failure?: never } | { secret?: never; failure: DonationFailure }> {
  const held = desk.secrets.get(attempt.key)
  if (held !== undefined && isSecretOf(attempt, held)) return { secret: held }
  const { data, error } = await desk.askSecret(dispatch, attempt)
  if (error) return { failure: { kind: 'api', error } }
  const secret = data?.clientSecret
  return typeof secret === 'string' && secret.trim() !== '' ? { secret } : { failure: { kind: 'no-secret' } }
}

/**
 * Before a card payment is dropped the provider is asked what became of it: where it was tried, and where this page did not open it, for a
 * browser that was killed has lost the note of its last seconds. @returns what else there is to do than to drop it
 */
export async function lastWord(donor: Donor, attempt: DonationAttempt): Promise<Next | undefined> {
  const isKnownHere = donor.desk.secrets.has(attempt.key) && !wasTried(attempt)
  if (attempt.stage !== 'card' || isKnownHere) return undefined
  const word = await wordOn(donor, attempt)
  if (word) return word
  // Without locks in the browser another tab may have gone to pay meanwhile.
  const now = donor.tellHowItStands()
  return now.next === 'idle' ? undefined : now
}

async function wordOn(donor: Donor, attempt: DonationAttempt): Promise<Next | undefined> {
  const { desk } = donor
  const { secret } = await secretOf(donor, attempt)
  // A server that takes no notice of keys: of this payment nobody can be asked.
  if (secret !== undefined && !isSecretOf(attempt, secret)) return undefined
  const cards = secret === undefined ? undefined : (desk.cards ?? (await desk.seek?.()))
  const payment = secret !== undefined && cards ? await retrieved(desk, cards, secret) : undefined
  if (!payment || payment.state === 'unknown') {
    const isSure = hasSettled(attempt, desk.now())
    return isSure ? undefined : donor.fail({ kind: 'not-asked' })
  }
  const isCharged = payment.state === 'succeeded' || payment.state === 'processing'
  return isCharged ? takeWord(donor, attempt, payment, false) : undefined
}

/** To the payment page, which the same key opens again. */
export async function leave(donor: Donor, attempt: DonationAttempt): Promise<Next> {
  const { desk, dispatch } = donor
  const { data, error } = await desk.askLink(dispatch, attempt)
  if (error) return refuse(donor, attempt, { kind: 'api', error })
  const link = paymentUrl(data?.data)
  if (link === undefined) return refuse(donor, attempt, { kind: 'link-refused' })
  const mark = fingerprint(link)
  if (attempt.mark !== undefined && attempt.mark !== mark) {
    // A server that takes no notice of keys has opened another page: what was paid on the first it would take again.
    if (mayBeCharged(attempt)) return donor.fail({ kind: 'link-changed' }, 'pending')
    return leave(donor, donor.begin(attempt))
  }
  if (!donor.isHere()) return { next: 'wait' }
  const moved = donor.move(attempt, 'link', { mark })
  if (!moved) return donor.fail({ kind: 'other-tab' })
  if (!mayBeCharged(moved)) return donor.tellHowItStands()
  desk.tab.write(attempt.key)
  await donor.kept()
  if (!donor.isHere()) return { next: 'wait' }
  return { next: 'leave', link, ...(mayBeCharged(attempt) && { wasLeft: true }) }
}

/** There is no link and no secret. Nothing was charged but by what was under way before. */
async function refuse(donor: Donor, attempt: DonationAttempt, failure: DonationFailure): Promise<Next> {
  const isTaken = failure.kind === 'api' && failure.error.status === 409
  if (isTaken && isCardAttempt(attempt) && (await donor.asksStanding()).data?.kind === 'subscribed')
    return tellSubscribed(donor, attempt, 'profile')
  // Whatever is wrong with the page now says nothing of what was paid there before.
  if (mayBeCharged(attempt)) return donor.fail({ kind: 'not-reopened' }, 'pending')
  // Without locks in the browser another tab may have gone to pay meanwhile.
  const { attempt: kept } = donor.adopt()
  if (kept && mayBeCharged(kept)) return donor.fail({ kind: 'other-tab' }, 'pending')
  // The same key would bring the same answer again.
  if (!mayHelpAgain(failure)) donor.drop(attempt)
  return donor.fail(failure)
}

/** No answer, too many at once, or a session that is over: asked again with the same key, it may still be had. */
const again = new Set<ApiError['status']>(['offline', 'timeout', 'aborted', 401, 408, 425, 429])
export const mayHelpAgain = (failure: DonationFailure) =>
  failure.kind === 'api' && again.has(failure.error.status)
