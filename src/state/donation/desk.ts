import type { ApiError } from '@/api/errors'
import type { DonationHistory } from '@/api/types'
import type { DonationAttempt } from '@/domain/donationAttempt'
import type { RunningSubscription } from '@/domain/donationHistory'
import type { Cards } from '@/integrations/cards/types'
import type { takenElsewhere } from '@/lib/async/webLock'
import { type Later, withTimeout } from '@/lib/async/withTimeout'
import type { AppDispatch, RootState } from '../store'
import type { SeekCards } from './check'
import type { Copies } from './copiedNotes'
import type { Notes } from './notes'

/** What a call has brought; `error` in the one plain shape. */
export type Answer<Data> = { data?: Data | null; error?: ApiError }

/** What giving needs of the world around it. */
export type DeskParts = {
  notes: Notes
  /** Of the notes, where they outlive a browser that is killed. */
  copies?: Copies
  /** The key of the attempt with which this tab went to the payment page. */
  tab: { write(key: string): void; read(): string | null }
  underLock<Done>(work: () => Promise<Done>): Promise<Done | typeof takenElsewhere>
  /** Milliseconds since 1970. */
  now(): number
  newKey(): string
  later: Later
  who(state: RootState): { userId?: string; hasSubscription: boolean }
  askSecret(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Answer<{ clientSecret?: unknown }>>
  askLink(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Answer<{ data?: unknown }>>
  /** Which subscriptions run, as the payment history says now. */
  askRunning(dispatch: AppDispatch, userId: string): Promise<Answer<RunningSubscription[]>>
  /** Whether the freshly asked user has a subscription. A server in trouble over that ends the session. */
  askUser(dispatch: AppDispatch, userId: string): Promise<Answer<boolean>>
  askPayments(dispatch: AppDispatch, userId: string): Promise<Answer<DonationHistory>>
  /** The payment history is out of date. */
  historyChanged(dispatch: AppDispatch): void
}

/** The parts, and what this page alone holds: client secrets by key, which never leave memory. */
export type Desk = DeskParts & {
  secrets: Map<string, string>
  /** Keys of attempts that the server has answered with another payment than their own. */
  strangers: Set<string>
  /** Ids of subscriptions that still run, of which the donor was told on this visit before she went on. */
  besides: Set<string>
  waits: number
  lastUserId?: string
  /** Whose note was last looked for among the copies; null: a visitor's. Nothing begins before that has come to its end. */
  restoredFor?: string | null
  restoring?: Promise<boolean | undefined>
  /** Until then this tab has the lock. */
  held?: Promise<unknown>
  /** The provider was told to charge so long ago that nobody waits any more, and has not answered. */
  underWay?: Promise<void>
  /** The payment that the donor waits for. */
  paying?: Promise<unknown>
  /** Whether the donation page is open: only then anything is asked by itself. */
  isPageOpen: boolean
  /** How often it was asked by itself since the donor did something, and how not to ask the next time. */
  rounds: number
  callOff?: () => void
  /** Who could be asked of the provider, the last time. */
  cards?: Pick<Cards, 'retrieve'>
  /** How to find somebody to ask, where nobody was asked so far. */
  seek?: SeekCards
}

export const createDesk = (parts: DeskParts): Desk => ({
  ...parts,
  secrets: new Map(),
  strangers: new Set(),
  besides: new Set(),
  waits: 0,
  rounds: 0,
  isPageOpen: false,
})

/** The promise's value, or undefined when it has none in time by the clock of the desk. */
export const within = <Value>(desk: Desk, ms: number, promise: Promise<Value>): Promise<Value | undefined> =>
  withTimeout(
    ms,
    promise.catch(() => undefined),
    desk.later,
  )
