/**
 * Why a card was not charged: the screen has a sentence of its own for declineCode, else for code, and quotes
 * the provider's message, which is one line of plain text here. Two codes are ours: 'connection' (the line broke
 * before anything could be charged) and 'field_unavailable' (the provider's card field does not open).
 */
export interface CardFailure {
  code?: string
  declineCode?: string
  message?: string
}

/**
 * Status of a payment, as the provider reports it.
 * - succeeded: charged, so many cents
 * - processing: the provider is processing it, and may still charge
 * - incomplete: not charged; may be tried again with the same secret (declined, authentication failed or abandoned). Asked, the
 *   provider names a failure only where the payment itself does: that a question was refused is no reason
 * - canceled: never charged, and this secret cannot be paid any more
 * - unknown: the connection broke or no answer came; it may be charged, ask again
 */
export type PaymentStatus =
  | { state: 'succeeded'; cents?: number }
  | { state: 'processing' }
  | { state: 'incomplete'; failure?: CardFailure }
  | { state: 'canceled'; failure?: CardFailure }
  | { state: 'unknown' }
