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

/** Result of a call; `error` in the one plain shape. */
export type Reply<Data> = { data?: Data | null; error?: ApiError }

/** The provider's part that reports on a payment. */
export type ReportingCards = Pick<Cards, 'retrieve'>

/** The ports of donations: all that they use outside the store. */
export type DonationPorts = {
  records: AttemptStore
  /** Copies of the records, which survive a killed browser. */
  backup?: AttemptBackup
  /** Key of the attempt with which this tab went to the checkout page. */
  checkoutMarker: { write(key: string): void; read(): string | null }
  underLock<Done>(work: () => Promise<Done>): Promise<Done | typeof takenElsewhere>
  /** Milliseconds since 1970. */
  now(): number
  newKey(): string
  later: StartTimer
  who(state: RootState): { userId?: string; hasSubscription: boolean }
  requestSecret(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Reply<{ clientSecret?: unknown }>>
  requestLink(dispatch: AppDispatch, attempt: DonationAttempt): Promise<Reply<{ data?: unknown }>>
  /** Subscriptions that run, as the payment history says now. */
  fetchRunning(dispatch: AppDispatch, userId: string): Promise<Reply<RunningSubscription[]>>
  /** Whether the freshly fetched user has a subscription. A server error on this query ends the session. */
  fetchIsSubscriber(dispatch: AppDispatch, userId: string): Promise<Reply<boolean>>
  fetchPayments(dispatch: AppDispatch, userId: string): Promise<Reply<DonationHistory>>
  /** The payment history is out of date. */
  refreshHistory(dispatch: AppDispatch): void
}

/** The navigation of the open page. */
export type Navigation = {
  /** To the checkout page. */
  redirect(link: string): void
  goToProfile(): void
  goToRegistration(): void
  /** To the panel of the attempt that has to end first. */
  focusPending(): void
  /** To the first question of the form. */
  focusChoice(): void
}
