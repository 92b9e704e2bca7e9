import type { HttpHandler } from 'msw'
import type { StoredSession } from '@/lib/storage/storedSession'
import type { DonationSession } from '@/state/donation/session'
import type { AppStore } from '@/state/reducer'
import type { CardProvider } from '../../../mocks/card-provider/provider'
import type { World as MockWorld } from '../../../mocks/world'
import type { Draw } from '../random'
import type { Ledger, Try } from './ledger'
import type { Logic } from './logic'

/** A broken invariant. */
export class Broken extends Error {}

export function fail(invariant: string): never {
  throw new Broken(invariant)
}

/** The kind of a history's world. */
export type Kind = {
  /** The server ignores keys. */
  isCredulous: boolean
  /** The browser stores nothing. */
  isForgetful: boolean
  /** The browser has no locks. */
  isLockless: boolean
  /** The server learns of payments late, from the beginning. */
  isWebhookLate: boolean
  /** Each donor has ended a subscription whose paid time is not over. */
  isOneRunning: boolean
  /** The donor's usual way to pay: by card, on the checkout page, or both in turn. */
  plot: 'card' | 'page' | 'mixed'
  /** After this percentage of the steps, all requests finish before the next step. */
  patience: number
  /** Slow: many hours pass now and then. Restless: users sign in and out. */
  pace: 'even' | 'slow' | 'restless'
  /** The percentage of requests that fail. */
  faults: number
}

/** A request on its way: first to the server, then back. */
export type Flight = {
  page: Page
  name: string
  isCard: boolean
  /** A poll, which neither charges nor begins anything. */
  isQuiet: boolean
  /** The attempt that it may charge. */
  key?: string
  sentAt: number
  /** Executes the request at the server. */
  arrive: () => Promise<unknown>
  answer?: { value: unknown }
  /** No caller waits for it any more, but it may still arrive. */
  isAbandoned: boolean
  resolve: (value: unknown) => void
  lose: (isTimeout: boolean) => void
}

/** A question of a bank to the donor. She may answer it on her phone, even if the page is closed. */
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

/** The donation page in one tab, from its loading to its end. */
export type Page = {
  tab: Tab
  store: AppStore
  thunks: Thunks
  userId: string | undefined
  /** Checkout pages to which the page wants to go and has not gone yet. */
  redirects: string[]
  /** Present while the bank waits for the donor. */
  bank?: (isDone: boolean) => void
  isAlive: boolean
  /** The attempt of the last card payment. */
  paying?: string
  session: DonationSession
  /** The confirmation of the attempt `paying`. */
  tried?: Try
  /** The attempt that the provider reported as not charged, when the page last asked. */
  asked?: string
  /** The server's last answer to the question whether this donor has a subscription. */
  subscription?: { userId: string | undefined; has: boolean }
  /** The user who was told of a running subscription and continued. */
  wentOn?: string
  /** The donor is on another page of the site. */
  isAway?: boolean
  /** Failures of its requests since it began to wait. */
  failures: number
  /** Number of unfinished presses. */
  open: number
}

export type Tab = {
  name: string
  page?: Page
  /** The page that was left for the checkout page, and that Back shows again. */
  frozen?: Page
  /** The checkout session that the tab shows. */
  session?: string
  /** The marker in sessionStorage. */
  left: string | null
  /** The records in the tab's history entry. */
  entry: Map<string, string>
  /** Changes by other tabs that this tab has not received yet. */
  inbox: ('note' | 'session')[]
}

export type World = Kind & {
  draw: Draw
  /** Faults at the provider. They have their own draws, so that the histories are the same without them. */
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
  /** localStorage: the records of donations. */
  storage: Map<string, string>
  /** localStorage: the session. */
  session: StoredSession | null
  /** The page that holds the lock. */
  locked?: Page
  /** The page whose code runs now. */
  acting?: Page
  keys: number
  areCardsBlocked: boolean
  /** Users who have donated on another device. */
  elsewhere: Set<string>
  /** An invariant that was broken at a place where the product would catch an error. */
  broken?: string
  trace: string[]
  tally: Tally
}

/** A timer of a page. The purpose of the browser's own timers (`setTimeout`) is unknown. */
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

/** Resolves when only the network or the clock could continue. */
export const drained = () => new Promise<void>((resolve) => setImmediate(resolve))
