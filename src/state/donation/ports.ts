import type { ApiError } from '@/api/errors'
import type { DonationHistory } from '@/api/types'
import type { DonationAttempt } from '@/domain/donation/attempt'
import type { RunningSubscription } from '@/domain/donation/history'
import type { Cards } from '@/integrations/cards/types'
import type { takenElsewhere } from '@/lib/async/webLock'
import type { StartTimer } from '@/lib/async/withTimeout'
import type { AppDispatch, RootState } from '../reducer'
import type { AttemptBackup } from './attemptBackup'
import type { AttemptStore } from './attemptStore'

/** Result of a call. `error` has the plain error shape of the api layer. */
export type Reply<Data> = { data?: Data | null; error?: ApiError }

/** The part of the provider that reports on a payment. */
export type ReportingCards = Pick<Cards, 'retrieve'>

/** The ports of donations: everything that they use outside the store. */
export type DonationPorts = {
  records: AttemptStore
  /** Copies of the records, which survive a crash of the browser. */
  backup?: AttemptBackup
  /** The key of the attempt with which this tab went to the checkout page. */
  checkoutMarker: { write(key: string): void; read(): string | null }
  underLock<Done>(work: () => Promise<Done>): Promise<Done | typeof takenElsewhere>
  /** Milliseconds since 1970. */
  now(): number
  newKey(): string
  later: StartTimer
  who(state: RootState): { userId?: string; hasSubscription: boolean }
  requestSecret(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Reply<{ clientSecret?: unknown }>>
  requestLink(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Reply<{ data?: unknown }>>
  /** The running subscriptions in the current payment history. */
  fetchRunning(dispatch: AppDispatch, userId: string): Promise<Reply<RunningSubscription[]>>
  /** Whether the user has a subscription, by a fresh query. A server error on this query ends the session. */
  fetchIsSubscriber(dispatch: AppDispatch, userId: string): Promise<Reply<boolean>>
  fetchPayments(dispatch: AppDispatch, userId: string): Promise<Reply<DonationHistory>>
  /** Marks the payment history as out of date. */
  refreshHistory(dispatch: AppDispatch): void
}

/** The navigation of the open page. */
export type Navigation = {
  /** Leads to the checkout page. */
  redirect(link: string): void
  goToProfile(): void
  goToRegistration(): void
  /** Moves the focus to the panel of the pending attempt. */
  focusPending(): void
  /** Moves the focus to the first question of the form. */
  focusChoice(): void
}
