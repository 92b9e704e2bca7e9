import type { DonationFailure, DonationNews } from '@/state/donation/slice'
import { fail, type Page, pagesOf, type World } from './world'

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
  isTold: boolean
  /** It was charged by a request that everybody had given up: what the provider had said before was so when it was said. */
  isLate?: boolean
  /** Why nobody can be expected to know: the device forgot it, or it was too long ago. */
  isExcused: boolean
}

export type Ledger = Map<string, Known>

const DAY = 23 * 3_600_000

type Donation = { amount: number; interval: string; userId?: string }

/** A request with a key goes out: a pending attempt of this donor has been settled before. */
export function noteKey(world: World, page: Page, key: string | null, donation: Donation) {
  if (key === null) return breaks(world, 'Every attempt has a key.')
  const known = world.ledger.get(key)
  const cents = donation.amount * 100
  if (known) {
    if (known.cents !== cents || known.interval !== donation.interval || known.userId !== donation.userId)
      breaks(world, 'A key says the same each time.')
    return known
  }
  for (const other of world.ledger.values())
    if (other.userId === donation.userId && isOpen(world, other)) {
      world.trace.push(`open: ${JSON.stringify(other)}`)
      breaks(world, 'A pending attempt is asked about before a new one starts.')
    }
  const fresh: Known = {
    key,
    userId: page.userId,
    interval: donation.interval,
    cents,
    startedAt: world.now,
    made: [],
    isTold: false,
    isExcused: world.isForgetful,
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
  if (world.isLockless || world.wasLate) return
  for (const { made, userId, interval, isExcused } of world.ledger.values())
    if (interval !== 'one-time' && !isExcused && charges.some(({ of }) => made.includes(of)))
      counts.set(userId, (counts.get(userId) ?? 0) + 1)
  for (const count of counts.values()) if (count > 1) fail('Nobody pays for two subscriptions.')
}

/** The donor reads what she is told: it is so. */
export async function judgeNews(world: World, page: Page, news: DonationNews) {
  const attempt = page.store.getState() as { donation?: { attempt: { key: string } | null } }
  const key = attempt.donation?.attempt?.key ?? page.paying ?? ''
  world.tally.told += 1
  if (news.kind === 'succeeded' || news.kind === 'found') return judgeSuccess(world, page, news)
  if (news.kind === 'subscribed') {
    if (!(await hasCharged(world, page.userId))) fail('Told of a subscription: there is one.')
    for (const known of world.ledger.values())
      if (known.userId === page.userId && known.interval !== 'one-time') close(known, true)
  }
  if (news.kind === 'not-charged') await expectNone(world, key, 'Told that nothing is charged: nothing is.')
  if (news.kind === 'canceled')
    await expectNone(world, page.tab.left ?? '', 'Told that it is canceled: nothing is charged.')
  if (news.kind === 'thanked') close(world.ledger.get(key), false)
  if (news.kind === 'unknown') {
    const isSubscription = world.ledger.get(key)?.interval !== 'one-time'
    const isUnderWay = page.bank || world.flights.some((flight) => flight.page === page && flight.isCard)
    const couldAsk = !world.isCredulous && !world.areCardsBlocked && page.troubles === 0 && !isUnderWay
    if (isSubscription && couldAsk) fail('Unknown is said only where the provider could not be asked.')
  }
}

async function judgeSuccess(
  world: World,
  page: Page,
  { kind, key, cents }: { kind: 'succeeded' | 'found'; key: string; cents: number },
) {
  const known = world.ledger.get(key)
  if (!known) return fail('Told of an attempt: there is one.')
  if (known.userId !== undefined && known.userId !== page.userId) fail('A donor is told of her own alone.')
  const charges = kind === 'found' ? await paymentsOf(world, known) : await chargesOf(world, key)
  if (!charges.some((charge) => charge.cents === cents)) fail('Told that it is charged: it is.')
  close(known, true)
}

/** What this donor has paid since the attempt began. */
async function paymentsOf(world: World, { userId, startedAt }: Known) {
  const hers = [...world.ledger.values()].filter(
    (one) => one.userId === userId && one.interval === 'one-time',
  )
  const made = hers.flatMap((one) => one.made)
  return (await world.provider.charges()).filter(({ of, at }) => made.includes(of) && at >= startedAt - 1000)
}

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
  const isOfLine = kind === 'card' && failure.failure.code === 'connection'
  if (isOfLine && (await chargesOf(world, key)).length > 0)
    fail('That the line broke says nothing of what was charged before.')
  if (kind === 'card' || kind === 'ended')
    await expectNone(world, key, 'Told why it is not charged: it is not.')
}

async function expectNone(world: World, key: string, sentence: string) {
  const known = world.ledger.get(key)
  if (isOnItsWay(world, key)) fail('Nothing is called not charged while it may be on its way.')
  if (!known?.isLate && (await chargesOf(world, key)).length > 0) fail(sentence)
  close(known, false)
}

/** A page waits for the provider to charge, or for the bank. */
const isOnItsWay = (world: World, key: string) =>
  !world.isLockless &&
  pagesOf(world).some(
    (page) =>
      page.paying === key &&
      (page.bank ||
        world.flights.some(
          (one) => one.page === page && /^(method|confirm|authenticate)$/.test(one.name) && !one.isAbandoned,
        )),
  )

function close(known: Known | undefined, isTold: boolean) {
  if (!known) return
  known.isOpenSince = undefined
  known.isTold ||= isTold
}

/** Whoever was charged has been told, once everybody could be asked. */
export async function expectTold(world: World) {
  for (const known of world.ledger.values()) {
    if (known.isTold || known.isExcused || known.isLate || world.isCredulous) continue
    if (known.interval === 'one-time' || (await chargesOf(world, known.key)).length === 0) continue
    world.trace.push(JSON.stringify(known))
    fail('Whoever was charged is told.')
  }
}
