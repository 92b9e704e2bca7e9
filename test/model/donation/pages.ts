import type { DonationOutcome } from '@/domain/donation/outcome'
import type { takenElsewhere } from '@/lib/async/webLock'
import { donationCalls } from '@/state/donation/api'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
} from '@/state/donation/selectors'
import { pageReturned } from '@/state/donation/slice'
import { selectUserId } from '@/state/session/selectors'
import { storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { cardsFor } from './cards'
import { judgeFailure, judgeOutcome } from './ledger'
import { drained, fail, type Page, pagesOf, type Tab, type Thunks, thunksOf, type World } from './world'

/**
 * Loads the donation page.
 * @param result `result` of the address, if the checkout page returned to it
 */
export async function openPage(world: World, tab: Tab, result?: boolean) {
  closePage(world, tab)
  if (result !== undefined) loseEntry(world, tab)
  tab.inbox = []
  tab.session = undefined
  world.tally.pages += 1
  world.trace.push(`${tab.name} is opened${result === undefined ? '' : ` with result=${result}`}`)
  const page = {
    tab,
    isAlive: true,
    failures: 0,
    open: 0,
    redirects: [],
    userId: undefined,
    // The ports need the page before its session, store and thunks exist. Those are set below.
  } as unknown as Page
  const session = world.logic.createSession(
    {
      ...donationCalls,
      records: world.logic.createAttemptStore(() => storageOf(world, page), entryOf(world, tab)),
      checkoutMarker: {
        write: (key) => {
          tab.left = key
        },
        read: () => tab.left,
      },
      underLock: (work) => underLock(world, page, work),
      now: () => world.now,
      newKey: () => {
        world.keys += 1
        return `key-${world.keys}`
      },
      later: (ms, effect) => {
        const timer = { at: world.now + ms, page, effect }
        world.timers.push(timer)
        return () => {
          world.timers = world.timers.filter((other) => other !== timer)
        }
      },
    },
    world.logic.transition,
  )
  page.session = session
  session.isPageOpen = true
  session.loadProvider = async () => cardsHere(world, page)
  session.navigation = { ...noNavigation, redirect: (link) => void page.redirects.push(link) }
  page.store = createStore()
  page.thunks = thunksOf(world.logic, session)
  tab.page = page
  world.acting = page
  page.store.dispatch(storedSessionRead(world.session && { record: world.session, remember: true }))
  await act(world, page, page.thunks.visit())
  if (result !== undefined) await act(world, page, page.thunks.comeBack(result))
  else await askReason(world, page)
}

/** Does what the screen does after a decline that happened while the donor was away. */
async function askReason(world: World, page: Page) {
  if (selectDonationOutcome(page.store.getState())?.kind === 'not-charged')
    await act(world, page, page.thunks.askReason())
}

const noNavigation = {
  goToProfile() {},
  goToRegistration() {},
  focusPending() {},
  focusChoice() {},
}

function storageOf(world: World, page: Page) {
  const { isForgetful, storage, tabs } = world
  if (isForgetful) throw new DOMException('Forbidden', 'SecurityError')
  const notifyOtherTabs = () => {
    for (const tab of tabs) if (tab !== page.tab && tab.page) tab.inbox.push('note')
  }
  return {
    getItem: (place: string) => storage.get(place) ?? null,
    setItem(place: string, text: string) {
      expectNoSecret(world, text)
      storage.set(place, text)
      notifyOtherTabs()
    },
    removeItem(place: string) {
      storage.delete(place)
      notifyOtherTabs()
    },
  }
}

/** The tab's history entry, whose records survive a reload and Back. */
function entryOf(world: World, { entry }: Tab) {
  return {
    all: () => Object.fromEntries(entry),
    write(place: string, text: string | null) {
      expectNoSecret(world, text ?? '')
      if (text === null) entry.delete(place)
      else entry.set(place, text)
    },
  }
}

function expectNoSecret(world: World, text: string) {
  if (/_secret_|https?:|mock-pay/.test(text)) world.broken = 'No secret and no link is stored.'
}

/**
 * The tab goes to another history entry, without the page. If the browser stores nothing else, it forgets
 * what it has begun.
 */
export function loseEntry(world: World, tab: Tab) {
  tab.entry.clear()
  if (!world.isForgetful) return
  for (const known of world.ledger.values()) known.isExcused ||= known.page.tab === tab
}

async function underLock<Done>(
  world: World,
  page: Page,
  work: () => Promise<Done>,
): Promise<Done | typeof takenElsewhere> {
  if (world.isLockless) return work()
  await Promise.resolve()
  if (world.locked) return world.logic.takenElsewhere as typeof takenElsewhere
  world.locked = page
  try {
    return await work()
  } finally {
    world.locked = undefined
  }
}

/**
 * Dispatches a thunk, and waits until only the network or the clock could continue. Then the screens show the
 * result.
 */
export async function act(world: World, page: Page, thunk: ReturnType<Thunks[keyof Thunks]>) {
  world.acting = page
  page.open += 1
  const done = () => {
    page.open -= 1
  }
  Promise.resolve(page.store.dispatch(thunk)).then(done, (error: unknown) => {
    done()
    world.trace.push(String(error))
  })
  await drained()
  await look(world)
}

/** The screens show the state of their stores, and navigate. */
export async function look(world: World) {
  if (world.broken !== undefined) fail(world.broken)
  for (const page of pagesOf(world)) {
    if (!page.isAlive || page === page.tab.frozen) continue
    const state = page.store.getState()
    if (selectUserId(state) !== page.userId) {
      page.userId = selectUserId(state)
      world.trace.push(`${page.tab.name}: user ${page.userId}`)
      if (world.session?.userId !== page.userId) storeSession(world, page.tab, state.session.record)
      await act(world, page, page.thunks.visit())
    }
    // A page in the background shows a message only when the donor is back, and does not navigate.
    if (page.isAway) {
      page.redirects = []
      continue
    }
    await readOutcome(world, page)
    for (const link of page.redirects.splice(0)) leave(world, page, link)
  }
}

const read = new WeakSet<object>()

/** The baselines were recorded when the field `order` had the name `wish`. */
const textOf = (outcome: DonationOutcome) => JSON.stringify(outcome).replace('"order":', '"wish":')

async function readOutcome(world: World, page: Page) {
  const state = page.store.getState()
  const [outcome, failure] = [selectDonationOutcome(state), selectDonationFailure(state)]
  if (outcome && !read.has(outcome)) {
    read.add(outcome)
    world.trace.push(`${page.tab.name} is told ${textOf(outcome)}`)
    await judgeOutcome(world, page, outcome)
  }
  if (failure && !read.has(failure)) {
    read.add(failure)
    world.trace.push(`${page.tab.name} is told ${JSON.stringify(failure)}`)
    await judgeFailure(world, page, failure)
  }
}

function leave(world: World, page: Page, link: string) {
  const { tab } = page
  const session = /^\/mock-pay\.html\?session=(cs_mock_\d+)$/.exec(link)?.[1]
  if (session === undefined) return fail(`The page does not lead to ${link}.`)
  const known = world.ledger.get(selectDonationAttempt(page.store.getState())?.key ?? '')
  if (!known?.made.includes(session)) fail('The checkout page belongs to the attempt.')
  if (known) {
    known.isOpenSince = world.now
    known.confirmations.push({ at: world.now })
  }
  if (world.draw.chance(world.faults / 3)) return void world.trace.push(`${tab.name} cannot leave`)
  world.trace.push(`${tab.name} leaves for ${session}`)
  const isBusy = world.flights.some((flight) => flight.page === page && !flight.isAbandoned)
  const isFrozen = !isBusy && world.locked !== page && world.draw.chance(60)
  tab.page = undefined
  if (isFrozen) tab.frozen = page
  else end(world, page)
  tab.session = session
}

/** The donor goes back from the checkout page, to the frozen page or to a newly loaded one. */
export async function goBack(world: World, tab: Tab) {
  const { frozen } = tab
  if (!frozen) return openPage(world, tab)
  world.trace.push(`${tab.name} goes back`)
  tab.frozen = undefined
  tab.session = undefined
  tab.page = frozen
  world.acting = frozen
  frozen.store.dispatch(storedSessionRead(world.session && { record: world.session, remember: true }))
  frozen.store.dispatch(pageReturned())
  frozen.store.dispatch(frozen.thunks.changeRecord())
  await drained()
  await look(world)
}

export function closePage(world: World, tab: Tab) {
  for (const page of [tab.page, tab.frozen]) if (page) end(world, page)
  tab.page = undefined
  tab.frozen = undefined
  tab.session = undefined
}

/** Ends a page. No caller gets its answers any more, but requests on the way may still arrive. */
function end(world: World, page: Page) {
  page.isAlive = false
  if (world.locked === page) world.locked = undefined
  world.timers = world.timers.filter((timer) => timer.page !== page)
  for (const flight of world.flights.filter((one) => one.page === page)) {
    const isLate = !flight.answer && world.draw.chance(70)
    if (isLate) flight.isAbandoned = true
    else world.flights.splice(world.flights.indexOf(flight), 1)
  }
}

/** The donor goes to another page of the site, or back. */
export async function stepAside(world: World, page: Page) {
  page.isAway = !page.isAway
  page.session.isPageOpen = !page.isAway
  world.trace.push(`${page.tab.name} goes ${page.isAway ? 'to another page' : 'back to giving'}`)
  if (page.isAway) return page.session.cancelPoll?.()
  // An outcome that came meanwhile was true then. The page need not show an unknown one any more.
  const outcome = selectDonationOutcome(page.store.getState())
  if (outcome?.kind === 'unknown' || outcome?.kind === 'unasked') read.add(outcome)
  await look(world)
  page.failures = 0
  await act(world, page, page.thunks.visit())
  await askReason(world, page)
  await act(world, page, refreshStatus(world, page))
}

export function storeSession(world: World, from: Tab | undefined, record: World['session']) {
  world.session = record
  for (const tab of world.tabs) if (tab !== from && tab.page) tab.inbox.push('session')
}

/** A message of another tab arrives. */
export async function receiveTab(world: World, tab: Tab) {
  const message = tab.inbox.shift()
  const { page } = tab
  if (!message || !page) return
  world.acting = page
  if (message === 'note') page.store.dispatch(page.thunks.changeRecord())
  else page.store.dispatch(storedSessionRead(world.session && { record: world.session, remember: true }))
  await drained()
  await look(world)
}

/** Time passes, and every timer that is due fires. */
export async function pass(world: World, ms: number) {
  world.now += ms
  for (;;) {
    const due = world.timers.filter(({ at }) => at <= world.now).sort((one, other) => one.at - other.at)[0]
    if (!due) break
    world.timers = world.timers.filter((timer) => timer !== due)
    const { page, effect, isBrowsers } = due
    if (!page?.isAlive) continue
    const isFree = selectDonationOperation(page.store.getState()) === null
    if (!isBrowsers) page.failures += 1
    world.acting = page
    effect()
    // A poll that has just begun starts with no failures.
    if (isFree && selectDonationOperation(page.store.getState()) === 'checking') page.failures = 0
    await drained()
  }
  await look(world)
}

/** The browser's `setTimeout` and `clearTimeout` by the clock of the world; repeated requests use them. */
export function clockIn(world: World) {
  return {
    setTimeout: (effect: () => void, ms = 0) => {
      const timer = { at: world.now + ms, page: world.acting, effect, isBrowsers: true }
      world.timers.push(timer)
      return timer
    },
    clearTimeout: (timer: unknown) => {
      world.timers = world.timers.filter((other) => other !== timer)
    },
  }
}

const cardsHere = (world: World, page: Page) => (world.areCardsBlocked ? undefined : cardsFor(world, page))

/** Does what the screen does: it passes the provider if its program can be loaded. */
export const refreshStatus = (world: World, page: Page, how?: 'background') =>
  page.thunks.check(cardsHere(world, page), how)
