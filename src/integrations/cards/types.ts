/** The card payment provider in our words: no other room knows its library. */

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
 * What became of a payment.
 * - succeeded: charged, so many cents
 * - processing: the provider is at it, and may yet charge
 * - incomplete: not charged; may be tried again with the same secret (declined, authentication failed or abandoned). Asked, the
 *   provider names a failure only where the payment itself does: that a question was refused is no reason
 * - canceled: never charged, and this secret cannot be paid any more
 * - unknown: the line broke or nobody answered; it may be charged, ask again
 */
export type CardPayment =
  | { state: 'succeeded'; cents?: number }
  | { state: 'processing' }
  | { state: 'incomplete'; failure?: CardFailure }
  | { state: 'canceled'; failure?: CardFailure }
  | { state: 'unknown' }

/** What the provider's field looks like: it stands in a page of theirs, so it cannot read our variables (see lookOf). */
export interface CardLook {
  color: string
  placeholderColor: string
  errorColor: string
  fontFamily: string
  /** With its unit, such as '16px'. */
  fontSize: string
}

/** What the donor sees of the field now. */
export interface CardFieldState {
  /** Whether it can be typed into. */
  isReady: boolean
  isComplete: boolean
  failure?: CardFailure
}

export interface CardField {
  focus(): void
  /** The page looks otherwise by now; what is typed stays. */
  setLook(look: CardLook): void
  /** While a payment is on its way, nothing is to be typed. */
  disable(isDisabled: boolean): void
  /** Takes the field away; it does not come back. */
  unmount(): void
}

export interface Billing {
  name?: string
  email?: string
}

export interface Cards {
  /** The provider's card field in `element`, in our theme. It is written from left to right, as cards are. */
  mountField(element: HTMLElement, look: CardLook, onChange: (field: CardFieldState) => void): CardField
  /**
   * Makes a payment method of what was typed, then confirms the payment, the bank's authentication included. Never throws. As long as
   * it has not ended, the card may yet be charged, so it is not cut short: whoever waits decides when to tell the donor, sooner
   * when nobody but the provider is asked, later from `onBank` on, when she is.
   */
  pay(clientSecret: string, field: CardField, billing?: Billing, onBank?: () => void): Promise<CardPayment>
  /** What became of it. Never throws. */
  retrieve(clientSecret: string): Promise<CardPayment>
}

/** There is nothing to pay with: no key is configured, or the provider's script does not come. */
export class CardsUnavailable extends Error {
  readonly reason: 'not-set-up' | 'blocked'

  constructor(reason: CardsUnavailable['reason'], cause?: unknown) {
    super(`Card payments are not available: ${reason}`, { cause })
    this.reason = reason
  }
}
