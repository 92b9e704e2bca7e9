import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'

/** The card payment provider in our words: no other room knows its library. */

/** The look of the provider's field, which stands in its page and cannot read our variables. */
export interface CardAppearance {
  color: string
  placeholderColor: string
  errorColor: string
  fontFamily: string
  /** With its unit, such as '16px'. */
  fontSize: string
}

/** The field's state as the donor sees it. */
export interface CardFieldState {
  /** The donor can type into it. */
  isReady: boolean
  isComplete: boolean
  failure?: CardFailure
}

export interface CardField {
  focus(): void
  /** The page looks otherwise by now; what is typed stays. */
  setLook(look: CardAppearance): void
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
  mountField(element: HTMLElement, look: CardAppearance, onChange: (field: CardFieldState) => void): CardField
  /**
   * Makes a payment method of the typed card, then confirms the payment, the bank's authentication included.
   * Never throws. Until it ends, the card may still be charged, so it is never cut short. The caller decides
   * when to inform the donor: sooner while the provider works, later from `onBank` on, when the bank asks
   * her.
   */
  pay(clientSecret: string, field: CardField, billing?: Billing, onBank?: () => void): Promise<PaymentStatus>
  /** The outcome of the payment. It never throws. */
  retrieve(clientSecret: string): Promise<PaymentStatus>
}

/** There is nothing to pay with: no key is configured, or the provider's script does not come. */
export class CardsUnavailable extends Error {
  readonly reason: 'not-set-up' | 'blocked'

  constructor(reason: CardsUnavailable['reason'], cause?: unknown) {
    super(`Card payments are not available: ${reason}`, { cause })
    this.reason = reason
  }
}
