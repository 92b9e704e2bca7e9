import type { DonationEvent } from '@/domain/donation/events'
import type { Transition } from '@/domain/donation/machine'
import type { PaymentStatus } from '@/domain/donation/payment'
import type { DonationRecord } from '@/domain/donation/record'
import type { AppDispatch, RootState } from '../reducer'
import type { DonationPorts, Navigation, ReportingCards } from './ports'

/** State of this page alone: it ends with the page, and no storage has it. */
export type DonationSession = {
  ports: DonationPorts
  transition: Transition
  /** Client secrets by key, which never leave memory. */
  secrets: Map<string, string>
  /** Keys of attempts that the server has answered with another payment than their own. */
  keyMismatches: Set<string>
  /** Ids of subscriptions that still run, beside which the donor begins another one on this visit. */
  acceptedSubscriptions: Set<string>
  operationCount: number
  userId?: string
  /** User whose record was last looked for in the backup; null: a visitor. Nothing begins before that has come to its end. */
  restoredFor?: string | null
  restoring?: Promise<boolean | undefined>
  /** Resolves when this tab releases the lock, or when its query without a lock ends. */
  lockReleased?: Promise<unknown>
  /** A confirmation that runs past its deadline: the donor does not wait for it any more. */
  openCall?: Promise<void>
  /** The payment for which the donor waits. */
  payment?: Promise<void>
  /** Only an open page polls. */
  isPageOpen: boolean
  navigation?: Navigation
  loadProvider?: () => Promise<ReportingCards | undefined>
  /** The provider, as it was last loaded. */
  provider?: ReportingCards
  /** Number of polls since the donor did something, and how to cancel the next one. */
  polls: number
  cancelPoll?: () => void
}

export const createSession = (ports: DonationPorts, transition: Transition): DonationSession => ({
  ports,
  transition,
  secrets: new Map(),
  keyMismatches: new Set(),
  acceptedSubscriptions: new Set(),
  operationCount: 0,
  polls: 0,
  isPageOpen: false,
})

/** An operation belongs to the donor who began it: its results reach her record, and are shown to her alone. */
export type Scope = {
  session: DonationSession
  dispatch: AppDispatch
  getState: () => RootState
  userId: string | undefined
  isOwnerHere(): boolean
  show(...actions: Parameters<AppDispatch>[0][]): void
  read(): DonationRecord
  write(record: DonationRecord): void
  /** The page started the operation, not the donor: it does not navigate. */
  isSilent?: boolean
  operation?: { id: number; isLeaving?: boolean }
  cards?: ReportingCards
  charge?: (secret: string, onChallenge: () => void) => Promise<PaymentStatus>
  /** For an event that answers no question of the operation, or comes after its end. */
  raise(event: DonationEvent): void
}
