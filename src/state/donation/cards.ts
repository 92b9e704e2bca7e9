// What the runner needs of integrations/cards, so that tests bring their own.

/** The provider's words; the screen translates code and declineCode, and falls back on the message. */
export type CardFailure = { code?: string; declineCode?: string; message?: string }

export type CardPayment =
  | { state: 'succeeded'; cents?: number }
  | { state: 'processing' }
  /** Not charged; may be tried again with the same secret. */
  | { state: 'incomplete'; failure?: CardFailure }
  /** The provider has closed it: never charged. */
  | { state: 'canceled' }
  /** The line broke. */
  | { state: 'unknown' }

export type Billing = { name?: string; email?: string }

export type PayingCards<Field> = {
  pay(clientSecret: string, field: Field, billing?: Billing): Promise<CardPayment>
  retrieve(clientSecret: string): Promise<CardPayment>
}

export type AskedCards = Pick<PayingCards<never>, 'retrieve'>
