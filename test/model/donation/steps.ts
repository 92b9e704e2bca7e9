import type { DonationInterval } from '@/api/types'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
  selectIsFormOpen,
} from '@/state/donation/selectors'
import { failureAcknowledged } from '@/state/donation/slice'
import { openSession } from '../../../mocks/handlers/sessions'
import { cardsFor, typed } from './cards'
import { questionsOnPhones } from './ledger'
import { travel } from './network'
import {
  act,
  closePage,
  goBack,
  look,
  loseEntry,
  openPage,
  pass,
  receiveTab,
  refreshStatus,
  stepAside,
  storeSession,
} from './pages'
import { drained, fail, type Page, type Tab, type World } from './world'

export type Step = (world: World, tab: Tab) => Promise<void> | void

const amounts = [12, 20]
const intervals: Record<World['plot'], DonationInterval[]> = {
  card: ['month', 'month', 'month', 'month', 'week', 'one-time'],
  page: ['one-time', 'one-time', 'one-time', 'month'],
  mixed: ['one-time', 'one-time', 'month', 'month', 'month', 'week'],
}
export const users = ['u-001', 'u-002']

/**
 * Three succeed, three need authentication, then: declined, processing, never confirmed by the provider,
 * never answered.
 */
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000002500003155',
  '4000002500003155',
  '4000002500003155',
  '4000000000000002',
  '4000000000001117',
  '4000000000002222',
  '4000000000003337',
]

const orderIn = ({ draw, plot }: World) => ({
  interval: draw.of(intervals[plot]),
  amount: draw.of(amounts),
})

const press: Step = async (world, { page, name }) => {
  if (!page) return
  const order = orderIn(world)
  world.trace.push(`${name} presses ${JSON.stringify(order)}`)
  await act(world, page, page.thunks.submitOrder(order))
}

/** One of two presses counts if the second comes before the first one has finished. */
const pressTwice: Step = async (world, { page, name }) => {
  if (!page) return
  const before = donationsOf(world, page)
  const order = orderIn(world)
  world.trace.push(`${name} presses ${JSON.stringify(order)} twice`)
  world.acting = page
  void page.store.dispatch(page.thunks.submitOrder(order))
  await act(world, page, page.thunks.submitOrder(order))
  if (donationsOf(world, page) > before + 1) fail('Two presses cause one request.')
}

const donationsOf = ({ flights }: World, page: Page) =>
  flights.filter((one) => one.page === page && (one.isCard || one.name.includes('/donate/'))).length

const payByCard: Step = async (world, { page, name }) => {
  if (!page || !selectIsFormOpen(page.store.getState())) return
  const number = world.draw.of(cards)
  world.trace.push(`${name} pays with ${number}`)
  const before = donationsOf(world, page)
  const isBusy = selectDonationOperation(page.store.getState()) !== null
  if (!isBusy) page.failures = 0
  const pay = () => page.thunks.pay(cardsFor(world, page), typed(world, page, number))
  world.acting = page
  if (world.draw.chance(30)) void page.store.dispatch(pay())
  await act(world, page, pay())
  if (donationsOf(world, page) > before + (isBusy ? 0 : 1)) fail('Two presses cause one request.')
}

export const check: Step = async (world, { page, name }) => {
  if (!page) return
  world.trace.push(`${name} asks again`)
  if (selectDonationOperation(page.store.getState()) === null) page.failures = 0
  await act(world, page, refreshStatus(world, page))
}

const goOn: Step = async (world, { page, name }) => {
  if (!page || selectDonationAttempt(page.store.getState())?.stage !== 'redirected') return
  world.trace.push(`${name} goes on`)
  await act(world, page, page.thunks.resume())
}

const decisions = { giveUp: 'discard', finish: 'complete' } as const

/**
 * The donor decides about the attempt. If she pays it later on the old checkout page, she knows that herself.
 */
const decide =
  (what: 'giveUp' | 'finish'): Step =>
  async (world, { page, name }) => {
    if (!page) return
    const attempt = selectDonationAttempt(page.store.getState())
    if (!attempt) return
    world.trace.push(`${name}: ${what}`)
    const known = world.ledger.get(attempt.key)
    await act(world, page, page.thunks[decisions[what]]())
    // The page has warned her that the outcome cannot be found out, and what that may mean.
    if (known && attempt.isUnresolvable) known.isExcused = true
    if (known?.interval !== 'one-time') return
    known.isOpenSince = undefined
    known.isDecided = true
  }

/** The donor continues after the message about a running subscription. */
const beginBeside: Step = async (world, { page, name }) => {
  const outcome = page && selectDonationOutcome(page.store.getState())
  if (!page || outcome?.kind !== 'still-running') return
  world.trace.push(`${name} goes on beside what still runs`)
  page.wentOn = page.userId
  await act(world, page, page.thunks.beginBeside(outcome))
}

/** The donor closes the front message: first a failure, then the outcome behind it. */
export const acknowledge: Step = async (world, { page }) => {
  if (!page) return
  world.acting = page
  const state = page.store.getState()
  const outcome = selectDonationOutcome(state)
  if (selectDonationFailure(state)) page.store.dispatch(failureAcknowledged())
  else if (outcome) page.store.dispatch(page.thunks.acknowledge(outcome))
  await drained()
}

export const goOnALittle: Step = async (world) => {
  for (let left = 1 + world.draw.below(4); left > 0; left -= 1) {
    const { flights, draw } = world
    if (flights.length === 0) return
    // Abandoned requests take longer.
    const awaited = flights.filter(({ isAbandoned }) => !isAbandoned)
    await travel(world, draw.of(awaited.length > 0 && draw.chance(80) ? awaited : flights))
    await look(world)
  }
}

export const answerBank: Step = async (world, { page, name }) => {
  if (!page?.bank) return
  const { bank } = page
  page.bank = undefined
  const isDone = world.draw.chance(60)
  world.trace.push(`${name}: the bank is ${isDone ? 'answered' : 'abandoned'}`)
  world.acting = page
  bank(isDone)
  await drained()
}

/** The page that asked is closed, but the donor's phone still shows the question. */
const answerOnPhone: Step = async (world) => {
  const question = world.draw.of(questionsOnPhones(world))
  world.questions = world.questions.filter((other) => other !== question)
  const isDone = world.draw.chance(60)
  world.trace.push(`the bank is ${isDone ? 'answered' : 'refused'} on the phone, of ${question.key}`)
  await world.provider.authenticate(question.secret, isDone)
}

const refresh: Step = async (world, tab) => {
  if (tab.page) await openPage(world, tab)
}

const close: Step = (world, tab) => {
  world.trace.push(`${tab.name} is closed`)
  closePage(world, tab)
  loseEntry(world, tab)
  tab.left = null
}

/** On the checkout page the donor pays, goes back without paying, or uses the browser's Back. */
const atPayment: Step = async (world, tab) => {
  const { session } = tab
  if (session === undefined) return
  const what = world.draw.of(['pay', 'pay', 'stop', 'back', 'pay and back'])
  const view = what.startsWith('pay')
    ? await world.provider.paySession(session)
    : await world.provider.viewSession(session)
  world.trace.push(`${tab.name}: ${what}, ${session} is ${view.status}`)
  if (what === 'back' || what === 'pay and back' || view.status === 'unknown') return goBack(world, tab)
  if (view.status === 'expired') return
  await openPage(world, tab, view.status === 'paid')
}

export async function signIn(world: World, tab: Tab, userId: string) {
  const { page, name } = tab
  if (!page) return
  const tokens = await world.mock.transact((state) => openSession(state, userId, world.now))
  world.trace.push(`${name}: ${userId} signs in`)
  storeSession(world, tab, { ...tokens, userId })
  tab.inbox.push('session')
  while (tab.inbox.length > 0) await receiveTab(world, tab)
}

const signInAsOne: Step = (world, tab) => signIn(world, tab, world.draw.of(users))

const signOut: Step = async (world, tab) => {
  const { page } = tab
  if (!page || !world.session) return
  world.trace.push(`${tab.name} signs out`)
  storeSession(world, tab, null)
  tab.inbox.push('session')
  while (tab.inbox.length > 0) await receiveTab(world, tab)
}

/** The server refuses the next call with 401. */
const expireSessions: Step = (world) =>
  world.mock.transact((state) => {
    world.trace.push('the sessions are over')
    state.sessions = {}
  })

const resolvePayments: Step = (world) => world.provider.resolve(world.draw.chance(70))
const delayWebhook: Step = (world) => world.provider.delayWebhook(world.draw.chance(60))

const wait: Step = async (world) => {
  world.trace.push('a while goes by')
  await pass(world, world.draw.of([12_000, 40_000, 700_000]))
}

const waitHours: Step = (world) => waitFor(world, world.draw.of([1, 8, 22, 30]))

async function waitFor(world: World, hours: number) {
  world.trace.push(`${hours} hours go by`)
  // Links and secrets live one day, so nobody can know the outcome of an older attempt.
  for (const known of world.ledger.values()) {
    const last = Math.max(known.startedAt, ...known.confirmations.map(({ at }) => at))
    known.isExcused ||= world.now + hours * 3_600_000 - last >= 23 * 3_600_000 - 60_000
  }
  await pass(world, hours * 3_600_000)
}

const blockCards: Step = (world) => {
  world.areCardsBlocked = world.draw.chance(40)
}

/**
 * The donor opens a forged or old address with `result`. The tab that left for the checkout page and has not
 * returned would believe it, so that tab is left out.
 */
const openForged: Step = async (world, tab) => {
  const left = world.ledger.get(tab.left ?? '')
  if (tab.session !== undefined || (left && !left.isNotified)) return
  await openPage(world, tab, world.draw.chance(60))
}

const stepAsideOrBack: Step = async (world, { page }) => {
  if (page) await stepAside(world, page)
}

/** A donation on another device: only the server knows of it. */
const donateElsewhere: Step = (world) =>
  world.mock.transact((state) => {
    const userId = world.draw.of(users)
    world.trace.push(`${userId} gives on another device`)
    world.elsewhere.add(userId)
    state.subscriptions.unshift({
      id: `sub_other_${userId}`,
      userId,
      status: 'active',
      plan: { amount: 1200, interval: 'month' },
      period_start: Math.floor(world.now / 1000),
      period_end: Math.floor(world.now / 1000) + 2_592_000,
    })
  })

/** Does what a donor would probably do next. */
const goOnNaturally: Step = (world, tab) => {
  const { page, session } = tab
  if (session !== undefined) return atPayment(world, tab)
  if (questionsOnPhones(world).length > 0 && world.draw.chance(15)) return answerOnPhone(world, tab)
  if (!page) return openPage(world, tab)
  if (page.bank) return world.draw.chance(80) ? answerBank(world, tab) : wait(world, tab)
  if (world.flights.length > 0) return goOnALittle(world, tab)
  const state = page.store.getState()
  if (selectDonationOutcome(state)?.kind === 'still-running')
    return world.draw.chance(90) ? beginBeside(world, tab) : acknowledge(world, tab)
  if (selectIsFormOpen(state)) return payByCard(world, tab)
  if (world.session === null && world.draw.chance(50)) return signInAsOne(world, tab)
  const stage = selectDonationAttempt(state)?.stage
  const afterCheckout = world.draw.of([goOn, goOn, check, decide('giveUp')])
  const afterCard = world.draw.chance(75) ? check : decide('giveUp')
  const asks =
    stage === 'confirming' || stage === 'processing'
      ? afterCard
      : stage === 'redirected'
        ? afterCheckout
        : acknowledge
  return world.draw.chance(50) ? asks(world, tab) : press(world, tab)
}

/** About how many of a hundred steps are of each kind. */
const shares: [number, Step][] = [
  [60, goOnNaturally],
  [5, press],
  [4, pressTwice],
  [4, payByCard],
  [12, goOnALittle],
  [6, answerBank],
  [8, atPayment],
  [6, check],
  [3, goOn],
  [2, decide('giveUp')],
  [1, decide('finish')],
  [4, acknowledge],
  [8, refresh],
  [2, close],
  [4, (world, tab) => receiveTab(world, tab)],
  [3, signInAsOne],
  [3, signOut],
  [1, expireSessions],
  [2, resolvePayments],
  [2, delayWebhook],
  [5, wait],
  [1, waitHours],
  [1, blockCards],
  [2, openForged],
  [3, stepAsideOrBack],
  [0.3, donateElsewhere],
]
const sum = shares.reduce((all, [share]) => all + share, 0)

export async function playStep(world: World, number: number) {
  const { draw, tabs } = world
  draw.start(number)
  world.spoils.start(~number)
  world.tally.steps += 1
  const tab = draw.chance(70) ? tabs[0] : tabs[1]
  let choice = draw.below(Math.round(sum * 10)) / 10
  const step = shares.find(([share]) => {
    choice -= share
    return choice < 0
  })?.[1]
  world.now += 1_500
  await comeAndGo(world, tab)
  // Away from the donation page there is nothing to press.
  if (tab.page?.isAway && draw.chance(70)) await stepAside(world, tab.page)
  else if (!tab.page?.isAway || step === goOnALittle || step === wait) await step?.(world, tab)
  await look(world)
  if (draw.chance(world.patience)) await goOnToTheEnd(world)
}

/** Events between the steps. */
async function comeAndGo(world: World, tab: Tab) {
  const { draw, pace } = world
  if (pace === 'slow' && draw.chance(15)) await waitFor(world, draw.of([8, 22]))
  if (pace === 'restless' && draw.chance(15)) await (world.session ? signOut : signInAsOne)(world, tab)
}

/** Lets all requests arrive, as far as no fault prevents it. A bank still waits. */
async function goOnToTheEnd(world: World) {
  for (let left = 20; left > 0; left -= 1) {
    const flight = world.flights.find(({ isAbandoned }) => !isAbandoned)
    if (!flight) return
    await travel(world, flight)
    await look(world)
  }
}
