import type { Cents, OneTimePayment } from '@/api/types'
import type { DonationAttempt } from './attempt'
import type { DonationOrder } from './order'
import type { CallError, DonationFailure, DonationOutcome, SubscriptionStanding } from './outcome'
import type { CardFailure, PaymentStatus } from './payment'
import type { DonationRecord } from './record'

/** Row of the machine: the stage of the attempt as this page knows it. */
export type DonationState =
  | 'none'
  | 'requesting'
  | 'ready'
  /**
   * The provider may charge, and the outcome is unknown. The donor waits, or this page got no answer in time.
   */
  | 'confirming'
  | 'processing'
  | 'redirected'
  | 'returned'
  | 'succeeded'
  /** The outcome cannot be found out any more. */
  | 'unresolvable'
  /** The event is about an attempt that another one has replaced on the device. */
  | 'replaced'
  /** The event is about an attempt that the device does not have any more. */
  | 'dropped'

/** The attempt of an answer, as it was when the page asked. */
type About = { about: DonationAttempt }

/** A decision of the donor about the attempt with this key, which her page shows. */
type Seen = { seen: string | undefined }

/**
 * The provider's report. It answers a confirmation of this page (`isAnswer`), or a query that may be older
 * than a confirmation.
 */
type Report = About & { isAnswer: boolean }

type PressEvent =
  | { type: 'submitted'; order: DonationOrder }
  | ({ type: 'payRequested' } & About)
  | { type: 'statusRequested' }
  | ({ type: 'resumeRequested' } & Seen)
  | ({ type: 'discarded' } & Seen)
  | ({ type: 'completed' } & Seen)
  | { type: 'acknowledged'; outcome: DonationOutcome }

type PageEvent =
  | { type: 'opened' }
  /** Another tab has changed the record. */
  | { type: 'recordChanged'; before: DonationAttempt | null }
  | { type: 'reasonRequested' }
  | ({ type: 'paymentsRequested' } & About)
  /** This tab returned from the checkout page, to which it went with the attempt. */
  | { type: 'checkoutReturned'; isPaid: boolean; isAcknowledged: boolean }
  | { type: 'operationFailed'; error: CallError }
  /** The payment ended while the donor was on another page, or signed out. */
  | { type: 'paymentEndedElsewhere' }

type RequestEvent =
  | { type: 'attemptCreated'; order: DonationOrder; key: string }
  | ({ type: 'secretReceived'; secret: string; fingerprint: string } & About)
  | ({ type: 'linkReceived'; link: string; fingerprint: string } & About)
  | ({ type: 'requestFailed'; failure: DonationFailure } & About)

type SubscriptionEvent =
  | { type: 'orderChecked'; order: DonationOrder }
  | ({ type: 'chargeChecked' } & About)
  | ({ type: 'refusalChecked'; failure: DonationFailure } & About)
  | ({ type: 'noReportChecked' } & About)

/** The donor's subscriptions as the server reports them, or the reason why it reports none. */
export type SubscriptionsChecked = SubscriptionEvent & { standing?: SubscriptionStanding; error?: CallError }

type ProviderEvent =
  | ({ type: 'challenged' } & About)
  | ({ type: 'deadlinePassed' } & About)
  | ({ type: 'paid'; cents?: Cents } & Report)
  | ({ type: 'stillProcessing' } & Report)
  | ({ type: 'notCharged'; failure?: CardFailure } & Report)
  | ({ type: 'closedByProvider'; failure?: CardFailure } & Report)
  | ({ type: 'noReport' } & Report)

type RetrievedEvent =
  | ({ type: 'statusRetrieved'; status?: PaymentStatus } & About)
  /**
   * `status` is missing if a server that ignores keys created another payment: the provider then cannot
   * report on this one.
   */
  | ({ type: 'retrievedBeforeDiscard'; status?: PaymentStatus; order?: DonationOrder } & About)
  | ({ type: 'retrievedBeforeRetry'; status: PaymentStatus } & About)
  | ({ type: 'reasonRetrieved'; status: PaymentStatus } & About)
  | ({ type: 'paymentsListed'; payments?: OneTimePayment[]; isKnown: boolean } & About)

export type DonationEvent =
  | PressEvent
  | PageEvent
  | RequestEvent
  | SubscriptionsChecked
  | ProviderEvent
  | RetrievedEvent

/** Commands that the runner executes at once. */
export type Effect =
  | { type: 'showRecord' }
  | { type: 'notify'; outcome: DonationOutcome }
  | { type: 'fail'; failure: DonationFailure }
  | { type: 'openForm' }
  | { type: 'closeForm' }
  | { type: 'focusPending' }
  | { type: 'focusChoice' }
  | { type: 'goToProfile' }
  | { type: 'redirect'; link: string; wasRedirected: boolean }
  | { type: 'holdSecret'; key: string; secret: string }
  | { type: 'forgetSecret'; key: string }
  | { type: 'rememberCheckout'; key: string }
  | { type: 'recordSubscription'; since: number }
  | { type: 'refreshHistory' }

/** Commands whose answer is an event. A step has one at most, as its last command. */
export type Question =
  | { type: 'createAttempt'; order: DonationOrder }
  | ({ type: 'requestSecret' } & About)
  | ({ type: 'requestLink' } & About)
  | { type: 'checkSubscriptions'; patience: number; next: SubscriptionEvent }
  | ({ type: 'retrieveStatus' } & About)
  | ({ type: 'retrieveBeforeDiscard'; order?: DonationOrder } & About)
  | ({ type: 'retrieveBeforeRetry' } & About)
  | ({ type: 'retrieveReason' } & About)
  | ({ type: 'listPayments' } & About)
  | ({ type: 'confirm' } & About)
  | { type: 'raise'; event: DonationEvent }

/** `flush` waits until the record would survive a crash of the browser. The next command runs after it. */
export type Command = Effect | Question | { type: 'flush' }

/** The result of one event. If it has no record, the device keeps its record. */
export type Step = { record?: DonationRecord; commands: Command[] }

/** The facts that the machine decides by. */
export type Situation = {
  record: DonationRecord
  /** Milliseconds since 1970. */
  now: number
  /** Missing for a visitor. */
  userId?: string
  /** The donor who began the operation is still signed in. */
  isOwnerHere: boolean
  /** Fingerprint of the attempt's secret, if this page holds one. */
  heldFingerprint?: string
  /** A confirmation of this page has passed its deadline without an answer. */
  hasOpenCall: boolean
  /** The server has returned another payment for the attempt's key. */
  hasKeyMismatch: boolean
  /** Ids of running subscriptions that the donor has accepted: she begins another one beside them. */
  acceptedSubscriptions: ReadonlySet<string>
}
