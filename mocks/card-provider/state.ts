/** The state of a world's card payment provider. It knows payments, and nothing of users. */
export interface CardProviderState {
  intents: CardIntent[]
  sessions: PaymentSession[]
  /** Every time that money was taken. Nothing is ever removed from it. */
  charges: Charge[]
  /** Ids of paid intents and sessions that the API host does not know yet. */
  unreported: string[]
  /** While this is set, the API host learns of no payment, as when a real provider's webhook is late. */
  isWebhookLate: boolean
}

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

/** One card payment to be made, at most once. */
export interface CardIntent {
  id: string
  clientSecret: string
  cents: number
  /** Seconds since 1970. */
  created: number
  status: IntentStatus
  /** The payment method of the last confirmation. */
  method?: string
  lastError?: CardProblem
  /** When a payment that is processing will be done; milliseconds since 1970. */
  settlesAt?: number
}

/** The provider's answer about a card that it did not charge. */
export interface CardProblem {
  type: 'card_error' | 'invalid_request_error' | 'validation_error'
  code: string
  decline_code?: string
  /** The part of the request that is wrong. */
  param?: 'intent' | 'payment_method'
  message: string
}

/** A page of the provider on which one payment can be made, at most once. */
export interface PaymentSession {
  id: string
  cents: number
  isPaid: boolean
  /** Milliseconds since 1970; left out for one that has no end. */
  expiresAt?: number
}

export interface Charge {
  id: string
  /** The intent or the session that was paid. */
  of: string
  cents: number
  /** Milliseconds since 1970. */
  at: number
}
