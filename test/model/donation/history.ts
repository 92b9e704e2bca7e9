import { mayBeCharged } from '@/domain/donation/attempt'
import { selectDonationAttempt } from '@/state/donation/selectors'
import type { DonationState } from '@/state/donation/slice'
import { cardProvider } from '../../../mocks/card-provider/provider'
import { handlersFor } from '../../../mocks/handlers/all'
import { createWorld as createMockWorld } from '../../../mocks/world'
import { createRandom, Draw } from '../random'
import { expectNotified, expectOneCharge, expectOneSubscription } from './ledger'
import type { Logic } from './logic'
import { fetchIn, timeoutSignal, travel } from './network'
import { clockIn, look, openPage, pass, receiveTab, stepAside } from './pages'
import { acknowledge, check, playStep, signIn, users } from './steps'
import {
  Broken,
  drained,
  fail,
  type Kind,
  type Page,
  pagesOf,
  type Tab,
  type Tally,
  type World,
} from './world'

const FEWEST_STEPS = 6
const MOST_STEPS = 32
const START = Date.parse('2026-11-22T09:00:00Z')

/** A history: the kind of its world, and one number per step. */
export type Script = Kind & { steps: number[] }

export const newTally = (): Tally => ({ steps: 0, attempts: 0, charges: 0, lost: 0, pages: 0, notices: 0 })

export function scriptOf(seed: number): Script {
  const random = createRandom(seed)
  const kind = random()
  const length = FEWEST_STEPS + (random() % (MOST_STEPS - FEWEST_STEPS))
  return {
    isCredulous: kind % 5 === 0,
    isForgetful: (kind >>> 8) % 8 === 0,
    isLockless: (kind >>> 12) % 8 === 0,
    isWebhookLate: (kind >>> 16) % 3 === 0,
    isOneRunning: (kind >>> 2) % 8 === 3,
    faults: [0, 20, 50][(kind >>> 4) % 3] ?? 0,
    plot: (['card', 'card', 'page', 'mixed'] as const)[(kind >>> 20) % 4] ?? 'mixed',
    pace: (['slow', 'restless', 'restless'] as const)[(kind >>> 27) % 16] ?? 'even',
    patience: [0, 40, 80][(kind >>> 24) % 3] ?? 0,
    steps: Array.from({ length }, random),
  }
}

const tabOf = (name: string): Tab => ({ name, left: null, entry: new Map(), inbox: [] })

const endedOf = (userId: string) => ({
  id: `sub_ended_${userId}`,
  userId,
  status: 'active',
  isEnding: true,
  plan: { amount: 1200, interval: 'month' },
  period_start: START / 1000 - 86_400,
  period_end: START / 1000 + 365 * 86_400,
})

async function worldOf(script: Script, logic: Logic, tally: Tally, trace: string[]): Promise<World> {
  const world = {
    ...script,
    logic,
    tally,
    trace,
    now: START,
    keys: 0,
    areCardsBlocked: false,
    elsewhere: new Set(),
  } as unknown as World
  const mock = createMockWorld({ now: () => world.now })
  // No user has a subscription at the beginning, except an ended one in some histories.
  await mock.transact((state) => {
    state.subscriptions = script.isOneRunning ? users.map(endedOf) : []
    state.payments = []
  })
  return Object.assign(world, {
    draw: new Draw(),
    spoils: new Draw(),
    mock,
    handlers: handlersFor(mock).filter(({ info }) => /\/(donate|auth)\//.test(String(info.path))),
    provider: cardProvider(mock),
    ledger: new Map(),
    tabs: [tabOf('A'), tabOf('B')],
    flights: [],
    questions: [],
    timers: [],
    storage: new Map(),
    session: null,
  })
}

/**
 * Plays a history until it comes to rest.
 * @param outcomes receives its outcomes
 * @returns the broken invariant, if any
 */
export async function play(
  script: Script,
  logic: Logic,
  tally = newTally(),
  trace: string[] = [],
  outcomes?: string[],
) {
  const world = await worldOf(script, logic, tally, trace)
  const own = { fetch, setTimeout, clearTimeout }
  Object.assign(globalThis, { fetch: fetchIn(world), ...clockIn(world) })
  AbortSignal.timeout = timeoutSignal
  try {
    world.draw.start(script.steps[0] ?? 0)
    const { faults } = world
    world.faults = 0
    await world.provider.delayWebhook(world.isWebhookLate)
    await openPage(world, world.tabs[0])
    await signIn(world, world.tabs[0], 'u-001')
    await travelAll(world)
    world.faults = faults
    for (const number of script.steps) {
      await playStep(world, number)
      expectOneAtIt(world)
    }
    await comeToRest(world)
    await expectOneCharge(world)
    await expectOneSubscription(world)
    await expectNotified(world)
    outcomes?.push(...(await outcomesOf(world)))
  } catch (error) {
    return error instanceof Broken
      ? error.message
      : `A history throws no error: ${error instanceof Error ? error.stack : error}`
  } finally {
    Object.assign(globalThis, own)
  }
  return undefined
}

/** The recorded digests have other names for these fields of the ledger. */
const RECORDED_NAMES: Record<string, string> = { confirmations: 'tries', isNotified: 'isTold' }

/** The outcomes of a history: charges, messages to the donors, and records of the device. */
async function outcomesOf({ provider, ledger, storage, trace, now }: World) {
  const attempts = [...ledger.values()].map(({ page: _page, ...known }) =>
    Object.fromEntries(Object.entries(known).map(([name, value]) => [RECORDED_NAMES[name] ?? name, value])),
  )
  const notices = trace.filter((line) => line.includes(' is told '))
  return [await provider.charges(), attempts, notices, [...storage], now - START].map((part) =>
    JSON.stringify(part),
  )
}

/**
 * If the browser has locks, only one tab submits or pays at a time. Abandoned calls and polls do not count,
 * because they cannot charge.
 */
function expectOneAtIt(world: World) {
  if (world.isLockless) return
  const submissions = world.flights.filter(
    ({ name, isCard, isAbandoned, isQuiet }) =>
      !isAbandoned &&
      !isQuiet &&
      ((isCard && name !== 'retrieve') || /donate\/(stripe|getPaymentLink)$/.test(name)),
  )
  if (new Set(submissions.map(({ page }) => page)).size > 1) fail('Only one tab submits or pays at a time.')
}

async function travelAll(world: World) {
  for (let left = 500; world.flights.length > 0; left -= 1) {
    if (left === 0) fail('A history comes to rest.')
    await travel(world, world.flights[0] as World['flights'][0], 0)
    await look(world)
  }
}

/** Ends all faults. Then nobody waits, and every donor who was charged learns of it. */
async function comeToRest(world: World) {
  world.trace.push('come to rest')
  world.faults = 0
  world.areCardsBlocked = false
  await pass(world, 800_000)
  await travelAll(world)
  for (const page of pagesOf(world)) {
    page.bank?.(false)
    page.bank = undefined
  }
  await drained()
  await look(world)
  await travelAll(world)
  await pass(world, 800_000)
  await travelAll(world)
  await expectNobodyWaits(world)
  await world.provider.resolve(true)
  const [tab] = world.tabs
  for (const userId of users) {
    await openPage(world, tab)
    await signIn(world, tab, userId)
    await travelAll(world)
    for (let left = 2; left > 0; left -= 1) {
      await check(world, tab)
      await travelAll(world)
      const attempt = tab.page && selectDonationAttempt(tab.page.store.getState())
      const isPending = attempt && mayBeCharged(attempt) && attempt.interval !== 'one-time'
      if (left === 1 && isPending && !attempt.isUnresolvable)
        fail('No payment is pending once the provider can answer.')
      await acknowledge(world, tab)
    }
    await askElsewhere(world)
  }
  await expectNobodyWaits(world)
}

/**
 * The donor also goes to her other tab. If the browser stores nothing, only that tab knows what it has begun.
 */
async function askElsewhere(world: World) {
  const [, tab] = world.tabs
  if (!tab.page) return
  if (tab.page.isAway) await stepAside(world, tab.page)
  while (tab.inbox.length > 0) await receiveTab(world, tab)
  await travelAll(world)
  await check(world, tab)
  await travelAll(world)
  await acknowledge(world, tab)
}

/**
 * Nobody waits any more. A poll may be running, but no operation lasts for hours and through every answer.
 */
async function expectNobodyWaits(world: World) {
  const stateOf = (page: Page) => page.store.getState() as { donation?: DonationState }
  const busy = pagesOf(world).flatMap((page) => {
    const { donation } = stateOf(page)
    const isHere = page !== page.tab.frozen && !page.isAway
    return isHere && (donation?.operation || page.open > 0) ? [{ page, id: donation?.operation?.id }] : []
  })
  if (busy.length === 0) return
  await pass(world, 800_000)
  await travelAll(world)
  for (const { page, id } of busy) {
    const { donation } = stateOf(page)
    if (donation?.operation && donation.operation.id === id) fail('No operation lasts forever.')
    if (page.open > 0) fail('Every press comes to an end.')
  }
}

/**
 * Leaves out steps as long as the history breaks the same invariant.
 * @returns the shortest history found
 */
export async function shorten(script: Script, logic: Logic): Promise<Script> {
  let shortest = script
  const invariant = await play(script, logic)
  for (let size = script.steps.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.steps.length; ) {
      const steps = shortest.steps.toSpliced(from, size)
      if ((await play({ ...shortest, steps }, logic)) === invariant) shortest = { ...shortest, steps }
      else from += size
    }
  return shortest
}
