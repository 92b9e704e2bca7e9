import type { DonationEvent } from '@/domain/donation/events'
import type { PaymentStatus } from '@/domain/donation/payment'
import { type DonationRecord, hasOpenOutcome } from '@/domain/donation/record'
import type { AppDispatch, RootState } from '../reducer'
import type { ReportingCards } from './ports'
import type { DonationSession } from './session'
import { recordShown } from './slice'

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
  /** Nobody has pressed for it: it navigates nowhere. */
  isSilent?: boolean
  operation?: { id: number; isLeaving?: boolean }
  cards?: ReportingCards
  charge?: (secret: string, onChallenge: () => void) => Promise<PaymentStatus>
  /** For an event that answers no question of the operation, or comes after its end. */
  raise(event: DonationEvent): void
}

export function createScope(
  session: DonationSession,
  dispatch: AppDispatch,
  getState: () => RootState,
): Omit<Scope, 'raise'> {
  const { ports } = session
  const { userId } = ports.who(getState())
  const isOwnerHere = () => ports.who(getState()).userId === userId
  const readOf = (owner: string | undefined) => ports.records.read(owner, ports.now())

  /** A donor who went to checkout as a visitor in this tab and has signed in since is asked about that attempt, too, after her own. */
  function owner() {
    if (userId === undefined) return undefined
    const visitor = readOf(undefined).attempt
    const isOwn = visitor?.stage === 'redirected' && visitor.key === ports.checkoutMarker.read()
    return isOwn && !hasOpenOutcome(readOf(userId)) ? undefined : userId
  }

  function show(...actions: Parameters<AppDispatch>[0][]) {
    if (isOwnerHere()) for (const action of actions) dispatch(action)
  }

  return {
    session,
    dispatch,
    getState,
    userId,
    isOwnerHere,
    show,
    read: () => readOf(owner()),
    write: (record) => ports.records.write(owner(), record),
  }
}

/** The page shows the record; an acknowledged attempt is over. */
export const shown = ({ attempt, isAcknowledged }: DonationRecord) =>
  recordShown(isAcknowledged ? null : attempt)
