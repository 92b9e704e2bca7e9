import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'

/** The card payment provider in our terms. Only this folder knows its library. */

/** The appearance of the provider's field, which is in a page of its own and cannot read our variables. */
export interface CardAppearance {
  color: string
  placeholderColor: string
  errorColor: string
  fontFamily: string
  /** With a unit, such as '16px'. */
  fontSize: string
}

/** The field's state as the donor sees it. */
export interface CardFieldState {
  /** The donor can type into the field. */
  isReady: boolean
  isComplete: boolean
  failure?: CardFailure
}

export interface CardField {
  focus(): void
  /** Adapts the field to a new appearance; the typed values stay. */
  setLook(look: CardAppearance): void
  /** Prevents typing during a payment. */
  disable(isDisabled: boolean): void
  /** Removes the field for good. */
  unmount(): void
}

export interface Billing {
  name?: string
  email?: string
}

export interface Cards {
  /** Mounts the provider's card field in our theme. It runs from left to right, as card numbers do. */
  mountField(element: HTMLElement, look: CardAppearance, onChange: (field: CardFieldState) => void): CardField
  /**
   * Creates a payment method from the typed card, then confirms the payment, including the bank's challenge.
   * It never throws. Until it ends, the card may still be charged, so it is never aborted. The caller decides
   * when to inform the donor: sooner while the provider works, later once `onBank` reports that the bank asks
   * her.
   */
  pay(clientSecret: string, field: CardField, billing?: Billing, onBank?: () => void): Promise<PaymentStatus>
  /** The status of the payment. It never throws. */
  retrieve(clientSecret: string): Promise<PaymentStatus>
}

/** Card payments are unavailable: no key is configured, or the provider's script does not load. */
export class CardsUnavailable extends Error {
  readonly reason: 'not-set-up' | 'blocked'

  constructor(reason: CardsUnavailable['reason'], cause?: unknown) {
    super(`Card payments are not available: ${reason}`, { cause })
    this.reason = reason
  }
}
