import { mayBeCharged } from '@/domain/donation/attempt'
import type { DonationFailure, DonationOutcome } from '@/domain/donation/outcome'
import { selectDonationAttempt, selectIsFormOpen } from '@/state/donation/selectors'
import { type Flight, fail, type Page, pagesOf, type World } from './world'

/** The server's and the provider's knowledge of an attempt. */
export type Known = {
  key: string
  /** Missing for a visitor. */
  userId?: string
  interval: string
  cents: number
  startedAt: number
  /** Ids of the payments and checkout sessions that the server has created for its key. */
  made: string[]
  /**
   * The donor went to pay, or the page asked the provider to charge, and the page has not shown her the
   * outcome since.
   */
  isOpenSince?: number
  /** The page has told the donor that the attempt is charged. */
  isNotified: boolean
  /** One-time only: the donor has stated how it ended, or has begun again. */
  isDecided?: boolean
  /** Every request to the provider to charge it. */
  confirmations: Try[]
  /** The page that began it. If the browser stores nothing, no other tab knows of it. */
  page: Page
  /** Excuses the product from knowing the outcome: the device forgot the attempt, or it is too old. */
  isExcused: boolean
}

/**
 * When the page asked the provider to charge, when the bank asked the donor, and whether the page got the
 * answer.
 */
export type Try = { at: number; bankAt?: number; isSent?: boolean; isAnswered?: boolean }

export type Ledger = Map<string, Known>

const textOfKnown = ({ page: _page, ...known }: Known) => JSON.stringify(known)

const DAY = 23 * 3_600_000

type Donation = { amount: number; interval: string; userId?: string }

/** A request with a key is sent. Any pending attempt of this donor must have been resolved before. */
export function recordKey(world: World, page: Page, key: string | null, donation: Donation) {
  if (key === null) return breaks(world, 'Every attempt has a key.')
  const known = world.ledger.get(key)
  const cents = donation.amount * 100
  if (known) {
    if (known.cents !== cents || known.interval !== donation.interval || known.userId !== donation.userId)
      breaks(world, 'A key has the same order in each request.')
    return known
  }
  for (const other of world.ledger.values())
    if (
      other.userId === donation.userId &&
      isOpen(world, other) &&
      (!world.isForgetful || other.page.tab === page.tab)
    ) {
      world.trace.push(`open: ${textOfKnown(other)}`)
      breaks(world, 'The page asks about a pending attempt before a new one starts.')
    }
  const fresh: Known = {
    key,
    userId: page.userId,
    interval: donation.interval,
    cents,
    startedAt: world.now,
    made: [],
    confirmations: [],
    isNotified: false,
    isExcused: false,
    page,
  }
  world.ledger.set(key, fresh)
  world.tally.attempts += 1
  return fresh
}

/** Records a broken invariant at a place where the product would handle a thrown error as its own. */
function breaks(world: World, invariant: string) {
  world.broken ??= invariant
  return undefined
}

/** The server ignores keys, or has dropped this one after a day. */
const isKeyForgotten = ({ now, isCredulous }: World, known: Known | undefined) =>
  isCredulous || (known !== undefined && now - known.startedAt >= 24 * 3_600_000)

const isOpen = ({ now }: World, { isOpenSince, isExcused }: Known) =>
  isOpenSince !== undefined && !isExcused && now - isOpenSince < DAY - 60_000

export async function chargesOf(world: World, key: string) {
  const made = world.ledger.get(key)?.made ?? []
  return (await world.provider.charges()).filter((charge) => made.includes(charge.of))
}

/** The main invariant: one attempt, one charge. */
export async function expectOneCharge(world: World) {
  const counts = new Map<string, number>()
  const charges = await world.provider.charges()
  world.tally.charges += charges.length
  for (const { key, made } of world.ledger.values())
    for (const { of } of charges) if (made.includes(of)) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [key, count] of counts) if (count > 1) fail(`An attempt is charged once at most. (${key})`)
}

/** No donor pays for two subscriptions. In these histories nobody ends one. */
export async function expectOneSubscription(world: World) {
  const charges = await world.provider.charges()
  const counts = new Map<string | undefined, number>()
  for (const { made, userId, interval, isExcused, page } of world.ledger.values())
    if (interval !== 'one-time' && !isExcused && charges.some(({ of }) => made.includes(of))) {
      // If the browser stores nothing, two tabs know nothing of each other.
      const whose = world.isForgetful ? `${userId} ${page.tab.name}` : userId
      counts.set(whose, (counts.get(whose) ?? 0) + 1)
    }
  for (const count of counts.values()) if (count > 1) fail('Nobody pays for two subscriptions.')
}

/** A message to the donor must be true. */
export async function judgeOutcome(world: World, page: Page, outcome: DonationOutcome) {
  const attempt = page.store.getState() as { donation?: { attempt: { key: string } | null } }
  const key = attempt.donation?.attempt?.key ?? page.paying ?? ''
  world.tally.notices += 1
  if (outcome.kind === 'succeeded' || outcome.kind === 'found') return judgeSuccess(world, page, outcome)
  if (outcome.kind === 'subscribed' || outcome.kind === 'running') {
    if (!(await hasCharged(world, page.userId)) && !world.elsewhere.has(page.userId ?? ''))
      fail('A message about a subscription is true.')
    for (const known of world.ledger.values())
      if (known.userId === page.userId && known.interval !== 'one-time') close(known, true)
  }
  if (outcome.kind === 'still-running') {
    if (!world.isOneRunning)
      fail('A message about a subscription that still runs is true: the user has none, and one runs.')
    if (outcome.running.some(({ id }) => id.startsWith('sub_ended_') && !id.endsWith(page.userId ?? '')))
      fail('A donor sees only messages about her own payments.')
    return
  }
  if (outcome.kind === 'not-charged')
    await expectNone(world, key, 'The outcome that nothing was charged is true.')
  // A donor who knows the outcome and opens an old address sees what that address says.
  if (outcome.kind === 'canceled' && !world.ledger.get(page.tab.left ?? '')?.isNotified)
    await expectNone(world, page.tab.left ?? '', 'The outcome canceled is true: nothing was charged.')
  // If the donor turned back in this tab and then pays in another one, she knows it herself.
  const stopped = outcome.kind === 'canceled' && world.ledger.get(page.tab.left ?? '')
  if (stopped && world.tabs.some(({ session }) => session !== undefined && stopped.made.includes(session)))
    stopped.isDecided = true
  if (outcome.kind === 'done' && (await chargesOf(world, page.tab.left ?? '')).length > 0)
    close(world.ledger.get(page.tab.left ?? ''), true)
  if (outcome.kind === 'thanked') close(world.ledger.get(key), false)
  const known = world.ledger.get(key)
  if (known?.interval === 'one-time') return
  const isAsking = page.bank || world.flights.some((flight) => flight.page === page && flight.isCard)
  if (outcome.kind === 'unknown' && known) {
    if (!isAsking && !isOnItsWay(world, key) && hasArrived(world, known))
      fail('The outcome of a confirmation is known after its settlement.')
    // The page drops the secret while another user is signed in, and requests it again afterwards.
    const canTry = page.session.secrets.has(key) && !page.session.openCall && !isCharging(world, page)
    if (canTry && !selectIsFormOpen(page.store.getState()))
      fail('A donor who was not charged may confirm the same payment again.')
  }
  if (outcome.kind === 'unasked') {
    const couldAsk =
      !isKeyForgotten(world, known) && !world.areCardsBlocked && page.failures === 0 && !isAsking
    if (couldAsk) fail('The page says that the payment could not be checked only if that is true.')
  }
}

/** Whether this page has asked the provider to charge, and waits for the answer. */
export const isCharging = ({ flights }: World, page: Page) =>
  page.bank !== undefined ||
  flights.some((one) => one.page === page && one.isCard && one.name !== 'retrieve' && !one.isAbandoned)

/**
 * Whether every unanswered confirmation must have arrived: after three minutes, or after twenty if the bank
 * asked the donor. One more minute is allowed.
 */
export const hasArrived = ({ now }: World, { confirmations }: Known) =>
  confirmations.every(
    ({ at, bankAt, isAnswered }) =>
      isAnswered || now - (bankAt ?? at) > (bankAt === undefined ? 180_000 : 1_200_000) + 60_000,
  )

async function judgeSuccess(
  world: World,
  page: Page,
  { kind, key, cents }: { kind: 'succeeded' | 'found'; key: string; cents: number },
) {
  const known = world.ledger.get(key)
  if (!known) return fail('A message about an attempt belongs to a known attempt.')
  if (known.userId !== undefined && known.userId !== page.userId)
    fail('A donor sees only messages about her own payments.')
  if (kind === 'found') {
    if (!(await isInHistory(world, known, cents))) fail('A message about a payment in the history is true.')
    return
  }
  if (!(await chargesOf(world, key)).some((charge) => charge.cents === cents))
    fail('A message about a charge is true.')
  close(known, true)
}

/**
 * Whether the server has recorded such a payment after the attempt began, with clocks that differ by five
 * minutes.
 */
const isInHistory = (world: World, { userId, startedAt }: Known, cents: number) =>
  world.mock.transact((state) =>
    state.payments.some(
      (one) => one.userId === userId && one.amount === cents && one.created * 1000 > startedAt - 301_000,
    ),
  )

/** Whether a subscription of this donor was charged, no matter which page knows it. */
async function hasCharged(world: World, userId: string | undefined) {
  const made = [...world.ledger.values()].flatMap((one) =>
    one.userId === userId && one.interval !== 'one-time' ? one.made : [],
  )
  return (await world.provider.charges()).some(({ of }) => made.includes(of))
}

export async function judgeFailure(world: World, page: Page, failure: DonationFailure) {
  const { kind } = failure
  const key = page.paying ?? ''
  const seen = selectDonationAttempt(page.store.getState())
  if (kind === 'card' && failure.isEarlierOpen) {
    const known = world.ledger.get(key)
    if (seen?.key === key && seen.stage === 'ready') fail('A known outcome does not show as open.')
    if (known && hasArrived(world, known))
      fail('The outcome of an earlier confirmation is known after its settlement.')
    return
  }
  if (saysNothingCharged.has(kind) && seen && mayBeCharged(seen))
    fail('No failure says that nothing was charged while a charge is possible.')
  const isOfLine = kind === 'card' && failure.failure.code === 'connection'
  if (isOfLine && (await chargesOf(world, key)).length > 0)
    fail('The failure of a lost connection never hides a charge.')
  if (kind === 'card' || kind === 'ended')
    await expectNone(world, key, 'A message that nothing was charged is true.')
}

const saysNothingCharged = new Set<DonationFailure['kind']>([
  'api',
  'card',
  'ended',
  'link-refused',
  'no-secret',
])

async function expectNone(world: World, key: string, invariant: string) {
  if (isOnItsWay(world, key)) fail('Nothing shows as not charged while a charge may be on its way.')
  if ((await chargesOf(world, key)).length > 0) fail(invariant)
  close(world.ledger.get(key), false)
}

/** A bank waits this long for the donor's answer, even if her page is closed. */
const QUESTION_MS = 900_000

/** Questions of banks that no page shows any more. The donor can answer them on her phone. */
export const questionsOnPhones = (world: World) =>
  world.questions.filter(
    ({ key, at }) =>
      world.now - at < QUESTION_MS && !pagesOf(world).some((page) => page.paying === key && page.bank),
  )

/**
 * Whether an attempt may still be charged: the bank waits, or a request has not arrived. Abandoned requests
 * count, too.
 */
export const isOnItsWay = (world: World, key: string) =>
  pagesOf(world).some((page) => page.paying === key && page.bank) ||
  questionsOnPhones(world).some((one) => one.key === key) ||
  world.flights.some(
    (one) =>
      one.key === key && !one.answer && !(one.isAbandoned && one.name === 'method') && !isStale(world, one),
  )

const isStale = ({ now }: World, { isAbandoned, sentAt }: Flight) => isAbandoned && now - sentAt > 120_000

function close(known: Known | undefined, isNotified: boolean) {
  if (!known) return
  known.isOpenSince = undefined
  known.isNotified ||= isNotified
}

/** Every donor who was charged has been told, after each page could ask. */
export async function expectNotified(world: World) {
  for (const known of world.ledger.values()) {
    if (known.isNotified || known.isExcused || (await chargesOf(world, known.key)).length === 0) continue
    const isOnce = known.interval === 'one-time'
    if (isOnce ? known.isDecided || isAsked(world, known) : isKeyForgotten(world, known)) continue
    world.trace.push(textOfKnown(known))
    fail(
      isOnce
        ? 'A donor who has paid once gets a message or a question about it.'
        : 'A donor who was charged gets a message.',
    )
  }
}

/**
 * Whether a page asks the donor about a checkout that has not returned, by the record of the device or of the
 * tab's history entry. A donor who turned back in one tab and paid in another knows it, and the same order
 * leads her to the paid page.
 */
function isAsked({ storage, tabs }: World, { key, userId }: Known) {
  const place = `donation:${userId ?? 'visitor'}`
  return [storage, ...tabs.map(({ entry }) => entry)].some((stored) => {
    const { attempt } = JSON.parse(stored.get(place) ?? '{}')
    return attempt?.key === key && (attempt.stage === 'left' || attempt.stage === 'canceled')
  })
}
