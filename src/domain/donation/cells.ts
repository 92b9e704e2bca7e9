import { type DonationAttempt, mayBeCharged, successOf } from './attempt'
import type { Command, DonationEvent, Situation, Step } from './events'
import type { DonationOrder } from './order'
import type { DonationFailure, DonationOutcome, SubscriptionStanding } from './outcome'
import { type DonationRecord, withAttempt } from './record'

/** Longest wait for the server. */
export const PATIENCE_MS = 30_000

export type EventOf<Type extends DonationEvent['type']> = Extract<DonationEvent, { type: Type }>
/**
 * The situation with the attempt of the event. The device may have replaced that attempt with another one.
 */
export type Known = Situation & { attempt: DonationAttempt; isReplaced: boolean }
export type Cell<Type extends DonationEvent['type']> = (situation: Known, event: EventOf<Type>) => Step

export const stay = (...commands: Command[]): Step => ({ commands })

/** The device stores the changed attempt, unless another attempt has replaced it. */
export const move = (s: Known, attempt: DonationAttempt | null, ...commands: Command[]): Step =>
  s.isReplaced ? stay(...commands) : { record: withAttempt(s.record, attempt), commands }

export const drop = (s: Known, ...commands: Command[]) =>
  move(s, null, { type: 'forgetSecret', key: s.attempt.key }, ...commands)

export const notify = (outcome: DonationOutcome): Command => ({ type: 'notify', outcome })
export const fail = (failure: DonationFailure): Command => ({ type: 'fail', failure })
export const raise = (event: DonationEvent): Command => ({ type: 'raise', event })
export const showRecord: Command = { type: 'showRecord' }
export const openForm: Command = { type: 'openForm' }
export const closeForm: Command = { type: 'closeForm' }
export const focusPending: Command = { type: 'focusPending' }
export const refreshHistory: Command = { type: 'refreshHistory' }
export const goToProfile = () => stay(notify({ kind: 'subscribed' }), { type: 'goToProfile' })

/** Commands that show an open attempt before a new order begins. Empty if nothing prevents the order. */
export function openAttemptCommands({
  attempt,
  isAcknowledged,
  hasUnseenDecline,
}: DonationRecord): Command[] {
  if (!attempt) return []
  if (attempt.stage === 'succeeded') return isAcknowledged ? [] : [notify(successOf(attempt))]
  if (attempt.stage === 'ready') return hasUnseenDecline ? [notify({ kind: 'not-charged' })] : []
  return mayBeCharged(attempt) ? [focusPending] : []
}

export const showOpenAttempt = ({ record }: Situation) => stay(showRecord, ...openAttemptCommands(record))

/**
 * If the user has no subscription but the history shows one that still runs, the page first tells the donor,
 * unless she has accepted that subscription.
 */
export function questionBeside(
  s: Situation,
  known: SubscriptionStanding | undefined,
  order?: DonationOrder,
): Step | undefined {
  if (known?.kind !== 'still-running') return undefined
  const { running } = known
  if (running.every(({ id }) => s.acceptedSubscriptions.has(id))) return undefined
  return stay(notify({ kind: 'still-running', running, ...(order && { order }) }))
}

/** The donor has a subscription, so no new one begins. An unresolved payment has probably succeeded. */
export const endSubscribed = (s: Known, about: DonationAttempt, ...more: Command[]) =>
  drop(
    s,
    closeForm,
    refreshHistory,
    notify({ kind: mayBeCharged(about) ? 'running' : 'subscribed' }),
    ...(mayBeCharged(about) ? [] : more),
  )

/** A visitor has no history in which her payment could appear. */
export const listPayments = ({ userId }: Situation, about: DonationAttempt) =>
  userId === undefined || about.userId !== userId
    ? stay(notify({ kind: 'unasked' }), focusPending)
    : stay({ type: 'listPayments', about })

export const discard: Cell<'discarded'> = (s) => drop(s, closeForm, { type: 'focusChoice' })

export const ifOwnerHere =
  <Event extends DonationEvent>(next: (s: Known, event: Event) => Step) =>
  (s: Known, event: Event) =>
    s.isOwnerHere ? next(s, event) : stay()

export const same = (attempt: DonationAttempt) => attempt
