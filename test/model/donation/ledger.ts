import { mayBeCharged } from '@/domain/donation/attempt'
import type { DonationFailure, DonationOutcome } from '@/domain/donation/outcome'
import { selectDonationAttempt, selectIsFormOpen } from '@/state/donation/selectors'
import { type Flight, fail, type Page, pagesOf, type World } from './world'

/** What is known of an attempt by what the server and the provider have seen of it. */
export type Known = {
  key: string
  /** Missing for a visitor. */
  userId?: string
  interval: string
  cents: number
  startedAt: number
  /** Intents and sessions that the server has made for its key. */
  made: string[]
  /** Somebody went to pay, or told the provider to charge; nobody has told the donor since how that went. */
  isOpenSince?: number
  /** She was told that it is charged. */
  isNotified: boolean
  /** One-time: she has said herself how it ended, or that she begins anew. */
  isDecided?: boolean
  /** How often the provider was told to charge. */
  confirmations: Try[]
  /** The page that began it: where nothing is kept, no other tab knows. */
  page: Page
  /** Why nobody can be expected to know: the device forgot it, or it was too long ago. */
  isExcused: boolean
}

/** When the provider was told to charge, the bank asked, and whether the page has heard the answer. */
export type Try = { at: number; bankAt?: number; isSent?: boolean; isAnswered?: boolean }

export type Ledger = Map<string, Known>

const textOfKnown = ({ page: _page, ...known }: Known) => JSON.stringify(known)

const DAY = 23 * 3_600_000

type Donation = { amount: number; interval: string; userId?: string }

/** A request with a key goes out: a pending attempt of this donor has been settled before. */
export function recordKey(world: World, page: Page, key: string | null, donation: Donation) {
  if (key === null) return breaks(world, 'Every attempt has a key.')
  const known = world.ledger.get(key)
  const cents = donation.amount * 100
  if (known) {
    if (known.cents !== cents || known.interval !== donation.interval || known.userId !== donation.userId)
      breaks(world, 'A key says the same each time.')
    return known
  }
  for (const other of world.ledger.values())
    if (
      other.userId === donation.userId &&
      isOpen(world, other) &&
      (!world.isForgetful || other.page.tab === page.tab)
    ) {
      world.trace.push(`open: ${textOfKnown(other)}`)
      breaks(world, 'A pending attempt is asked about before a new one starts.')
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

/** Where the product would take an error for its own. */
function breaks(world: World, sentence: string) {
  world.broken ??= sentence
  return undefined
}

/** The server takes no notice of keys, or has forgotten this one, as it does after a day. */
const isKeyForgotten = ({ now, isCredulous }: World, known: Known | undefined) =>
  isCredulous || (known !== undefined && now - known.startedAt >= 24 * 3_600_000)

const isOpen = ({ now }: World, { isOpenSince, isExcused }: Known) =>
  isOpenSince !== undefined && !isExcused && now - isOpenSince < DAY - 60_000

export async function chargesOf(world: World, key: string) {
  const made = world.ledger.get(key)?.made ?? []
  return (await world.provider.charges()).filter((charge) => made.includes(charge.of))
}

/** The first and last sentence: one attempt, one charge. */
export async function expectOneCharge(world: World) {
  const counts = new Map<string, number>()
  const charges = await world.provider.charges()
  world.tally.charges += charges.length
  for (const { key, made } of world.ledger.values())
    for (const { of } of charges) if (made.includes(of)) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const [key, count] of counts) if (count > 1) fail(`An attempt is charged once at most. (${key})`)
}

/** Nobody pays for two subscriptions at a time; here nobody ends one. */
export async function expectOneSubscription(world: World) {
  const charges = await world.provider.charges()
  const counts = new Map<string | undefined, number>()
  for (const { made, userId, interval, isExcused, page } of world.ledger.values())
    if (interval !== 'one-time' && !isExcused && charges.some(({ of }) => made.includes(of))) {
      // Two pages that keep nothing know nothing of each other.
      const whose = world.isForgetful ? `${userId} ${page.tab.name}` : userId
      counts.set(whose, (counts.get(whose) ?? 0) + 1)
    }
  for (const count of counts.values()) if (count > 1) fail('Nobody pays for two subscriptions.')
}

/** The donor reads what she is told: it is so. */
export async function judgeOutcome(world: World, page: Page, outcome: DonationOutcome) {
  const attempt = page.store.getState() as { donation?: { attempt: { key: string } | null } }
  const key = attempt.donation?.attempt?.key ?? page.paying ?? ''
  world.tally.notices += 1
  if (outcome.kind === 'succeeded' || outcome.kind === 'found') return judgeSuccess(world, page, outcome)
  if (outcome.kind === 'subscribed' || outcome.kind === 'running') {
    if (!(await hasCharged(world, page.userId)) && !world.elsewhere.has(page.userId ?? ''))
      fail('Told of a subscription: there is one.')
    for (const known of world.ledger.values())
      if (known.userId === page.userId && known.interval !== 'one-time') close(known, true)
  }
  if (outcome.kind === 'still-running') {
    if (!world.isOneRunning) fail('Told of a subscription that still runs: the user has none, and one runs.')
    if (outcome.running.some(({ id }) => id.startsWith('sub_ended_') && !id.endsWith(page.userId ?? '')))
      fail('A donor is told of her own alone.')
    return
  }
  if (outcome.kind === 'not-charged')
    await expectNone(world, key, 'Told that nothing is charged: nothing is.')
  // Who was told how that went and opens an old address is told what the address says.
  if (outcome.kind === 'canceled' && !world.ledger.get(page.tab.left ?? '')?.isNotified)
    await expectNone(world, page.tab.left ?? '', 'Told that it is canceled: nothing is charged.')
  // What she pays in another tab, after she has turned back in this one, is hers to know.
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
      fail('After its time it is known whether a try has come to anything.')
    // While somebody else was here the page has forgotten the secret, and asks for it again by itself.
    const canTry = page.session.secrets.has(key) && !page.session.openCall && !isCharging(world, page)
    if (canTry && !selectIsFormOpen(page.store.getState()))
      fail('Who was not charged so far may try the same payment again.')
  }
  if (outcome.kind === 'unasked') {
    const couldAsk =
      !isKeyForgotten(world, known) && !world.areCardsBlocked && page.failures === 0 && !isAsking
    if (couldAsk) fail('That nobody could be asked is said only where nobody could.')
  }
}

/** Whether this page has told the provider to charge, and waits for what comes of it. */
export const isCharging = ({ flights }: World, page: Page) =>
  page.bank !== undefined ||
  flights.some((one) => one.page === page && one.isCard && one.name !== 'retrieve' && !one.isAbandoned)

/** Long after each try that nobody has heard of: three minutes, or, where the bank has asked, twenty. */
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
  if (!known) return fail('Told of an attempt: there is one.')
  if (known.userId !== undefined && known.userId !== page.userId) fail('A donor is told of her own alone.')
  if (kind === 'found') {
    if (!(await isInHistory(world, known, cents))) fail('Told of a payment in her history: it is there.')
    return
  }
  if (!(await chargesOf(world, key)).some((charge) => charge.cents === cents))
    fail('Told that it is charged: it is.')
  close(known, true)
}

/** A payment that the server has written down since the attempt began, by clocks that are five minutes off. */
const isInHistory = (world: World, { userId, startedAt }: Known, cents: number) =>
  world.mock.transact((state) =>
    state.payments.some(
      (one) => one.userId === userId && one.amount === cents && one.created * 1000 > startedAt - 301_000,
    ),
  )

/** Whether this donor's subscription was charged, whoever has heard of it. */
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
    if (seen?.key === key && seen.stage === 'ready') fail('What is known is not called open.')
    if (known && hasArrived(world, known)) fail('After its time it is known what became of an earlier try.')
    return
  }
  if (saysNothingCharged.has(kind) && seen && mayBeCharged(seen))
    fail('Where something may be charged, no failure says that nothing was.')
  const isOfLine = kind === 'card' && failure.failure.code === 'connection'
  if (isOfLine && (await chargesOf(world, key)).length > 0)
    fail('That the line broke says nothing of what was charged before.')
  if (kind === 'card' || kind === 'ended')
    await expectNone(world, key, 'Told why it is not charged: it is not.')
}

const saysNothingCharged = new Set<DonationFailure['kind']>([
  'api',
  'card',
  'ended',
  'link-refused',
  'no-secret',
])

async function expectNone(world: World, key: string, sentence: string) {
  if (isOnItsWay(world, key)) fail('Nothing is called not charged while it may be on its way.')
  if ((await chargesOf(world, key)).length > 0) fail(sentence)
  close(world.ledger.get(key), false)
}

/** A bank waits for so long, also for a donor whose page is gone. */
const QUESTION_MS = 900_000

/** What banks have asked and nobody sees on a page any more. */
export const questionsOnPhones = (world: World) =>
  world.questions.filter(
    ({ key, at }) =>
      world.now - at < QUESTION_MS && !pagesOf(world).some((page) => page.paying === key && page.bank),
  )

/** The bank waits, or a request that may charge has not arrived; also one that nobody waits for any more. */
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

/** Whoever was charged has been told, once everybody could be asked. */
export async function expectNotified(world: World) {
  for (const known of world.ledger.values()) {
    if (known.isNotified || known.isExcused || (await chargesOf(world, known.key)).length === 0) continue
    const isOnce = known.interval === 'one-time'
    if (isOnce ? known.isDecided || isAsked(world, known) : isKeyForgotten(world, known)) continue
    world.trace.push(textOfKnown(known))
    fail(isOnce ? 'Whoever has paid once is told, or asked how it ended.' : 'Whoever was charged is told.')
  }
}

/**
 * What the payment page has not brought back stands on the page as a question, by the note of the device or of the tab's entry. Who has
 * turned back in one tab and paid in another knows that she has; the same wish leads her to the page that is paid.
 */
function isAsked({ storage, tabs }: World, { key, userId }: Known) {
  const place = `donation:${userId ?? 'visitor'}`
  return [storage, ...tabs.map(({ entry }) => entry)].some((stored) => {
    const { attempt } = JSON.parse(stored.get(place) ?? '{}')
    return attempt?.key === key && (attempt.stage === 'left' || attempt.stage === 'canceled')
  })
}
