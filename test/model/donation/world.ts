import type { HttpHandler } from 'msw'
import type { StoredSession } from '@/lib/storage/storedSession'
import type { DonationSession } from '@/state/donation/session'
import type { AppStore } from '@/state/reducer'
import type { CardProvider } from '../../../mocks/card-provider/provider'
import type { World as MockWorld } from '../../../mocks/world'
import type { Draw } from '../random'
import type { Ledger, Try } from './ledger'
import type { Logic } from './logic'

/** A sentence that does not hold. */
export class Broken extends Error {}

export function fail(sentence: string): never {
  throw new Broken(sentence)
}

/** How a history's world is. */
export type Kind = {
  /** The server takes no notice of keys. */
  isCredulous: boolean
  /** The browser keeps nothing. */
  isForgetful: boolean
  /** The browser has no locks. */
  isLockless: boolean
  /** The server hears of payments late, from the beginning. */
  isWebhookLate: boolean
  /** Each donor has ended a subscription, which runs until the time that is paid is over. */
  isOneRunning: boolean
  /** What she wants most of all: to give by card, on the payment page, or now this and now that. */
  plot: 'card' | 'page' | 'mixed'
  /** Of a hundred steps so many are followed by all that they set off, before the next one. */
  patience: number
  /** Slow: now and then many hours go by. Restless: people come and go. */
  pace: 'even' | 'slow' | 'restless'
  /** Of a hundred journeys of a request so many fail. */
  faults: number
}

/** A request on its way: first there, then back. */
export type Flight = {
  page: Page
  name: string
  isCard: boolean
  /** It is asked by itself, which charges and begins nothing. */
  isQuiet: boolean
  /** The attempt that it may charge. */
  key?: string
  sentAt: number
  /** Takes place at the server. */
  arrive: () => Promise<unknown>
  answer?: { value: unknown }
  /** Nobody waits for it any more, and it may arrive all the same. */
  isAbandoned: boolean
  resolve: (value: unknown) => void
  lose: (isTimeout: boolean) => void
}

/** What a bank has asked the donor, who may answer on her phone, whatever has become of the page. */
export type Question = { key?: string; secret: string; at: number }

export type Thunks = ReturnType<typeof thunksOf>

function thunksOf(logic: Logic, session: DonationSession) {
  return {
    submitOrder: logic.submitOrderIn(session),
    beginBeside: logic.beginBesideIn(session),
    askReason: logic.askReasonIn(session),
    pay: logic.payIn(session),
    check: logic.checkIn(session),
    resume: logic.resumeIn(session),
    discard: logic.discardIn(session),
    complete: logic.completeIn(session),
    comeBack: logic.comeBackIn(session),
    visit: logic.visitIn(session),
    acknowledge: logic.acknowledgeIn(session),
    changeRecord: logic.changeRecordIn(session),
  }
}

export { thunksOf }

/** The donation page, in one tab, from its loading to its end. */
export type Page = {
  tab: Tab
  store: AppStore
  thunks: Thunks
  userId: string | undefined
  /** Checkout pages to which the page is to go, and has not gone yet. */
  redirects: string[]
  /** The bank waits for the donor. */
  bank?: (isDone: boolean) => void
  isAlive: boolean
  /** The attempt that was last told to be charged by card. */
  paying?: string
  session: DonationSession
  /** When it told so. */
  tried?: Try
  /** The attempt of which the provider has said, when it was last asked, that it is not charged. */
  asked?: string
  /** What the server has said when it was last asked whether this donor subscribes. */
  subscription?: { userId: string | undefined; has: boolean }
  /** Who was told of what still runs, and went on. */
  wentOn?: string
  /** The donor is on another page of the site. */
  isAway?: boolean
  /** Failures of its requests since it began to wait. */
  failures: number
  /** Presses that have not come to an end. */
  open: number
}

export type Tab = {
  name: string
  page?: Page
  /** Left for the payment page, and shown again by Back. */
  frozen?: Page
  /** The payment session that the tab shows. */
  session?: string
  /** sessionStorage. */
  left: string | null
  /** What the entry of its history keeps. */
  entry: Map<string, string>
  /** What other tabs have done and this one has not heard of. */
  inbox: ('note' | 'session')[]
}

export type World = Kind & {
  draw: Draw
  /** What goes wrong at the provider: choices of its own, so that the histories are the same without. */
  spoils: Draw
  logic: Logic
  mock: MockWorld
  handlers: HttpHandler[]
  provider: CardProvider
  ledger: Ledger
  now: number
  tabs: [Tab, Tab]
  flights: Flight[]
  questions: Question[]
  timers: Timer[]
  /** localStorage: notes of giving. */
  storage: Map<string, string>
  /** localStorage: the session. */
  session: StoredSession | null
  /** Which page has the lock. */
  locked?: Page
  /** Whose doing what happens now is. */
  acting?: Page
  keys: number
  areCardsBlocked: boolean
  /** Who has given on another device. */
  elsewhere: Set<string>
  /** A sentence that was broken where nobody hears an error. */
  broken?: string
  trace: string[]
  tally: Tally
}

/** What a page waits for; of the browser's own (`setTimeout`) it is not known what. */
export type Timer = { at: number; page: Page | undefined; effect: () => void; isBrowsers?: boolean }

export type Tally = {
  steps: number
  attempts: number
  charges: number
  lost: number
  pages: number
  notices: number
}

export const pagesOf = (world: World) =>
  world.tabs.flatMap(({ page, frozen }) => [page, frozen]).filter((page) => page !== undefined)

/** All that was set off has come to a stop: nothing but the network and the clock would go on. */
export const drained = () => new Promise<void>((resolve) => setImmediate(resolve))
