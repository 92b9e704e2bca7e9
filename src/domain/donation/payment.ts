import type { Cents } from '@/api/types'

/**
 * The reason why a card was not charged. The screen has a text for `declineCode`, else for `code`, and quotes
 * the provider's message, which is one line of plain text. The client adds two codes: 'connection' (the
 * connection was lost before anything could be charged) and 'field_unavailable' (the provider's card field
 * does not open).
 */
export interface CardFailure {
  code?: string
  declineCode?: string
  message?: string
}

/**
 * Status of a payment, as the provider reports it.
 * - succeeded: charged, `cents` if known
 * - processing: the provider is processing it and may still charge
 * - incomplete: not charged; the donor may try again with the same secret (declined, authentication failed or
 *   abandoned). In answer to a query, `failure` is present only if the payment itself has an error: a refused
 *   query is no reason
 * - canceled: never charged, and nobody can pay with this secret any more
 * - unknown: the connection was lost or no answer came; the payment may be charged, so ask again
 */
export type PaymentStatus =
  | { state: 'succeeded'; cents?: Cents }
  | { state: 'processing' }
  | { state: 'incomplete'; failure?: CardFailure }
  | { state: 'canceled'; failure?: CardFailure }
  | { state: 'unknown' }
