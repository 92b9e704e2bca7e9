import { journalsBecomeSafe, journalsCrash } from './device'
import { act, decide, learnElsewhere, recordPosition, viewOf } from './learner'
import { ask, travel } from './network'
import { look } from './oracle'
import { losePage, openPage, setSession, storeSession } from './session'
import type { Tab, World } from './world'

type Step = (world: World, tab: Tab) => void

/** Whether nothing is left to write. */
export const isWritten = ({ outbox, closing }: Tab) =>
  !outbox?.jobs.length && (closing.length === 0 || closing.every(({ jobs }) => !jobs.length))

/**
 * The next IndexedDB transaction of a tab. Transactions run one after the other, those of ended sessions
 * first.
 */
export function write(tab: Tab) {
  const outbox = tab.closing.find(({ jobs }) => jobs.length > 0) ?? tab.outbox
  outbox?.work()
}

/** The next message of the other tab or of the storage arrives. */
export function receiveMessage(world: World, tab: Tab) {
  const message = tab.inbox.shift()
  if (message === undefined) return
  world.trace?.push(
    `${tab.name} is told ${typeof message === 'string' ? message : `of ${message.records?.length}`}`,
  )
  if (message === 'session') return setSession(world, tab, world.stored)
  if (message === 'turn') return tab.outbox?.standForElection()
  if (message === 'journal') return tab.outbox?.product.recover()
  tab.outbox?.product.receive(message)
}

/** Draws one of the waiting transactions, messages, requests and answers, and lets it happen. */
function goOn(world: World) {
  const { network, draw } = world
  let count = network.length
  for (const tab of world.tabs) count += Number(!isWritten(tab)) + Number(tab.inbox.length > 0)
  let choice = draw.below(count)
  for (const tab of world.tabs) {
    if (!isWritten(tab) && choice-- === 0) return write(tab)
    if (tab.inbox.length > 0 && choice-- === 0) return receiveMessage(world, tab)
  }
  const flight = network[choice]
  if (flight) travel(world, flight)
}

const goOnALittle: Step = (world) => {
  for (let left = 1 + world.draw.below(4); left > 0; left -= 1) goOn(world)
}

/** A minute passes, and waiting requests may be tried again. */
export function waitAMinute(world: World) {
  world.now += 61_000
  journalsBecomeSafe(world)
  for (const tab of world.tabs) tab.outbox?.wake()
}

/** The connection is back (state/learning/listeners.ts and offlineCache.ts, `cameOnline`). */
export function comeOnline(world: World) {
  world.isOnline = true
  world.trace?.push('online')
  for (const tab of world.tabs) {
    tab.outbox?.product.retry()
    if (tab.cache) ask(tab)
  }
}

const goOffline: Step = (world) => {
  world.isOnline = false
  world.trace?.push('offline')
}

/** The page hides, at the current second of its video. */
const hide: Step = (world, tab) => {
  const { outbox } = tab
  if (!outbox?.isRead) return
  const isPlaying = world.draw.chance(50) && viewOf(tab)?.lessons[0]?.completed === false
  if (isPlaying) recordPosition(outbox, false)
  outbox.leave()
}

const close: Step = (world, tab) => {
  if (world.draw.chance(70)) hide(world, tab)
  tab.outbox?.product.leaveUnwritten()
  // IndexedDB may still finish some of the waiting transactions.
  while (world.draw.chance(40) && tab.outbox?.jobs.length) tab.outbox.work()
  world.trace?.push(`${tab.name} is closed`)
  losePage(world, tab)
}

const reload: Step = (world, tab) => {
  const { session } = tab
  close(world, tab)
  openPage(world, tab)
  if (!world.isRemembered) setSession(world, tab, session)
}

const crash: Step = (world, tab) => {
  world.trace?.push(`${tab.name} crashes`)
  losePage(world, tab)
}

const crashBrowser: Step = (world) => {
  world.trace?.push('the browser crashes')
  for (const tab of world.tabs) tab.isOpen = false
  journalsCrash(world)
  for (const tab of world.tabs) losePage(world, tab)
}

/** Signs in a user, mostly the same one as before. */
const signIn: Step = (world, tab) => {
  world.tokens += 1
  const last = tab.session?.user ?? world.lastUser
  world.lastUser = world.draw.chance(70) ? last : 1 - last
  world.trace?.push(`${tab.name}: user ${world.lastUser} signs in`)
  storeSession(world, tab, { user: world.lastUser, token: world.tokens })
}

/** Signs out: `logoutAsked`, which reaches an open outbox, and `loggedOut`. */
const signOut: Step = (world, tab) => {
  if (!tab.session) return
  if (world.draw.chance(50)) hide(world, tab)
  world.trace?.push(`${tab.name} signs out`)
  storeSession(world, tab, undefined)
}

const fillStorage: Step = (world) => {
  world.isFull = true
  world.isMute = world.draw.chance(30)
  world.trace?.push(world.isMute ? 'the storage does not answer' : 'the storage is full')
}

export function freeStorage(world: World) {
  const wasMute = world.isMute
  world.isFull = false
  world.isMute = false
  // Like `onAwake` in recordStore.ts.
  if (wasMute) for (const tab of world.tabs) tab.outbox?.product.retryFailed()
}

/** The leader has been silent for long, so the other tab takes over. */
const lead: Step = (_world, { outbox }) => {
  if (outbox?.hasReceivedAll() && !outbox.isSender) outbox.lead()
}

/** The page asks for the progress by itself, because a learner came back to it. */
const askAgain: Step = (_world, tab) => {
  if (tab.outbox?.isRead) ask(tab)
}

const decideOnDeadLetters: Step = (world, { outbox }) => {
  if (outbox) decide(outbox, world.draw.chance(60) ? 'triedAgain' : 'dismissed')
}

/** How many of a hundred steps are of each kind. */
const shares: [number, Step][] = [
  [34, act],
  [32, goOnALittle],
  [3, waitAMinute],
  [2, (world) => journalsBecomeSafe(world)],
  [2, goOffline],
  [3, hide],
  [1, close],
  [2, reload],
  [2, crash],
  [1, crashBrowser],
  [2, signIn],
  [1, signOut],
  [2, fillStorage],
  [2, lead],
  [4, askAgain],
  [4, learnElsewhere],
  [3, decideOnDeadLetters],
]

const hundred = shares.flatMap(([count, step]) => Array.from({ length: count }, () => step))

/** Plays one step of a history. Its number alone decides what happens. */
export function playStep(world: World, number: number) {
  const { draw } = world
  world.step += 1
  draw.start(number)
  const tab = world.tabs[draw.chance(60) ? 0 : 1] as Tab
  const step = hundred[draw.below(hundred.length)] as Step
  // No fault lasts for long.
  if (!world.isOnline && draw.chance(20)) comeOnline(world)
  if (world.isFull && draw.chance(25)) freeStorage(world)
  // If no user is signed in, one mostly signs in first.
  if (!tab.isOpen) openPage(world, tab)
  if (!tab.session && draw.chance(60)) signIn(world, tab)
  else step(world, tab)
  for (const one of world.tabs) if (one.isViewOld) look(one)
}
