import type { DonationEvent } from '@/domain/donation/events'
import type { Transition } from '@/domain/donation/machine'
import type { PaymentStatus } from '@/domain/donation/payment'
import type { DonationRecord } from '@/domain/donation/record'
import type { AppDispatch, RootState } from '../reducer'
import type { DonationPorts, Navigation, ReportingCards } from './ports'

/** State of one page only. It ends with the page, and is in no storage. */
export type DonationSession = {
  ports: DonationPorts
  transition: Transition
  /** Client secrets by key. They never leave memory. */
  secrets: Map<string, string>
  /** Keys of attempts for which the server has returned another payment. */
  keyMismatches: Set<string>
  /** Ids of running subscriptions beside which the donor begins another one on this visit. */
  acceptedSubscriptions: Set<string>
  operationCount: number
  userId?: string
  /**
   * The user whose record the backup last restored; null means a visitor. No operation begins before the
   * restoring has ended.
   */
  restoredFor?: string | null
  restoring?: Promise<boolean | undefined>
  /** Resolves when this tab releases the lock, or when its query without a lock ends. */
  workEnded?: Promise<unknown>
  /** A confirmation that has passed its deadline, so the donor does not wait for it any more. */
  openCall?: Promise<void>
  /** The payment for which the donor waits. */
  payment?: Promise<void>
  /** Whether the page is open. A closed page does not poll. */
  isPageOpen: boolean
  navigation?: Navigation
  loadProvider?: () => Promise<ReportingCards | undefined>
  /** The provider, as the page last loaded it. */
  provider?: ReportingCards
  /** Number of polls since the donor's last action, and a function that cancels the next poll. */
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

/**
 * The context of one operation. It belongs to the donor who began it: its results change only her record and
 * show only to her.
 */
export type Scope = {
  session: DonationSession
  dispatch: AppDispatch
  getState: () => RootState
  userId: string | undefined
  isOwnerHere(): boolean
  show(...actions: Parameters<AppDispatch>[0][]): void
  read(): DonationRecord
  write(record: DonationRecord): void
  /** The page started the operation, not the donor, so it does not navigate. */
  isSilent?: boolean
  operation?: { id: number; isLeaving?: boolean }
  cards?: ReportingCards
  charge?: (secret: string, onChallenge: () => void) => Promise<PaymentStatus>
  /** Handles an event that answers no question of the operation, or that comes after its end. */
  raise(event: DonationEvent): void
}
