import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'
import { quotationOf } from '@/domain/text/quotation'

/** The library's answer: a payment, or an error that may carry one. */
export type Answer = { paymentIntent?: PaymentIntent; error?: StripeError }

/** The request: charge a card, put the bank's question to the donor, or read the status. */
export type Question = 'charge' | 'bank' | 'status'

/** Errors that refuse the card or what was sent with it. All others are the provider's or the line's own, and may come after a charge. */
const REFUSALS = new Set<StripeError['type']>(['card_error', 'validation_error', 'invalid_request_error'])

/** The provider sends these during another confirmation of the payment, or after a lost answer. */
const OF_ANOTHER = new Set(['lock_timeout', 'payment_intent_unexpected_state'])

/** While a payment has one of these statuses, nothing is charged. */
const OPEN = new Set<PaymentIntent.Status>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

type Problem = Pick<StripeError, 'code' | 'decline_code' | 'message'> & { type?: string }

/**
 * The payment status in an answer. The provider's payment counts before any error; an error alone counts only
 * if it refuses the card that was to be charged. A status query takes the reason from the payment alone.
 */
export function paymentOf({ paymentIntent, error }: Answer, asked: Question): PaymentStatus {
  const intent = paymentIntent ?? error?.payment_intent
  const end = intent && endOf(intent)
  if (end) return end
  if (!intent && asked !== 'bank' && isMissing(error)) return { state: 'canceled' }
  if (!(intent ? isOpen(intent, error, asked) : asked === 'charge' && refusesCard(error)))
    return { state: 'unknown' }
  const problem = (asked !== 'status' && error) || reasonOf(intent)
  return { state: 'incomplete', ...(problem && { failure: failureOf(problem) }) }
}

/** The same in our shape; the message as it may be quoted. */
export function failureOf({ type, code, decline_code, message }: Problem): CardFailure {
  const quotation = quotationOf(message)
  const words = quotation === '' ? {} : { message: quotation }
  if (type === 'api_connection_error') return { code: 'connection', ...words }
  return {
    ...((code ?? type) && { code: code ?? type }),
    ...(decline_code && { declineCode: decline_code }),
    ...words,
  }
}

function endOf({ status, amount, last_payment_error: reason }: PaymentIntent): PaymentStatus | undefined {
  if (status === 'succeeded') return { state: 'succeeded', cents: amount }
  if (status === 'processing' || status === 'requires_capture') return { state: 'processing' }
  return status === 'canceled'
    ? { state: 'canceled', ...(reason && { failure: failureOf(reason) }) }
    : undefined
}

/** Beside an error the status alone does not prove that a payment is open. */
function isOpen({ status }: PaymentIntent, error: StripeError | undefined, asked: Question) {
  if (asked === 'status') return OPEN.has(status)
  // The bank has come to no end: its question may still be answered, on a phone.
  if (asked === 'bank' && status === 'requires_action') return false
  return OPEN.has(status) && (!error || isRefusal(error))
}

function isRefusal({ type, code = '' }: StripeError) {
  return REFUSALS.has(type) && !OF_ANOTHER.has(code)
}

/** The second of two requests may find the key expired after the first has charged. */
function refusesCard(error: StripeError | undefined) {
  if (error?.type === 'invalid_request_error') return isMissingMethod(error)
  return error !== undefined && isRefusal(error)
}

/** Why the last card was not charged, according to the payment itself. */
const reasonOf = (intent: PaymentIntent | undefined) =>
  intent?.status === 'requires_payment_method' ? intent.last_payment_error : undefined

/** A secret that the provider does not know cannot be paid; a payment method that it does not know is another matter. */
function isMissing(error: StripeError | undefined) {
  return error?.code === 'resource_missing' && !isMissingMethod(error)
}

function isMissingMethod({ code, param }: StripeError) {
  return code === 'resource_missing' && param === 'payment_method'
}

/** The library throws this before it asks the provider, when its caller misuses it. */
export function isMisuse(error: unknown) {
  return error instanceof Error && error.name === 'IntegrationError'
}
