import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'
import { quotationOf } from '@/domain/text/quotation'

/** The library's answer: a payment, or an error that may contain one. */
export type Answer = { paymentIntent?: PaymentIntent; error?: StripeError }

/** The request: charge a card, confirm after the bank's challenge, or query the status. */
export type Question = 'charge' | 'bank' | 'status'

/**
 * Errors that refuse the card or the request. All others come from the provider or the connection, and may
 * follow a charge.
 */
const REFUSALS = new Set<StripeError['type']>(['card_error', 'validation_error', 'invalid_request_error'])

/** The provider sends these codes during another confirmation of the payment, or after a lost answer. */
const INCONCLUSIVE = new Set(['lock_timeout', 'payment_intent_unexpected_state'])

/** Statuses with which nothing has been charged. */
const OPEN = new Set<PaymentIntent.Status>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

type Problem = Pick<StripeError, 'code' | 'decline_code' | 'message'> & { type?: string }

/**
 * The payment status in an answer. The provider's payment counts before any error. An error without a payment
 * counts only if it refuses the card to be charged. A status query takes the reason only from the payment.
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

/** Converts a problem of the provider. The message is limited to what may be quoted. */
export function failureOf({ type, code, decline_code, message }: Problem): CardFailure {
  const quotation = quotationOf(message)
  const quotedMessage = quotation === '' ? {} : { message: quotation }
  if (type === 'api_connection_error') return { code: 'connection', ...quotedMessage }
  return {
    ...((code ?? type) && { code: code ?? type }),
    ...(decline_code && { declineCode: decline_code }),
    ...quotedMessage,
  }
}

function endOf({ status, amount, last_payment_error: reason }: PaymentIntent): PaymentStatus | undefined {
  if (status === 'succeeded') return { state: 'succeeded', cents: amount }
  if (status === 'processing' || status === 'requires_capture') return { state: 'processing' }
  return status === 'canceled'
    ? { state: 'canceled', ...(reason && { failure: failureOf(reason) }) }
    : undefined
}

/** With an error, the status alone does not prove that nothing was charged. */
function isOpen({ status }: PaymentIntent, error: StripeError | undefined, asked: Question) {
  if (asked === 'status') return OPEN.has(status)
  // The challenge is still open; the donor may answer it later, on a phone for example.
  if (asked === 'bank' && status === 'requires_action') return false
  return OPEN.has(status) && (!error || isRefusal(error))
}

function isRefusal({ type, code = '' }: StripeError) {
  return REFUSALS.has(type) && !INCONCLUSIVE.has(code)
}

/**
 * An invalid request alone refuses no card: the first of two requests may have charged before the key
 * expired.
 */
function refusesCard(error: StripeError | undefined) {
  if (error?.type === 'invalid_request_error') return isPaymentMethodMissing(error)
  return error !== undefined && isRefusal(error)
}

/** The reason why the last card was not charged, according to the payment. */
const reasonOf = (intent: PaymentIntent | undefined) =>
  intent?.status === 'requires_payment_method' ? intent.last_payment_error : undefined

/** The provider does not know the secret, so it cannot be paid. An unknown payment method does not count. */
function isMissing(error: StripeError | undefined) {
  return error?.code === 'resource_missing' && !isPaymentMethodMissing(error)
}

function isPaymentMethodMissing({ code, param }: StripeError) {
  return code === 'resource_missing' && param === 'payment_method'
}

/** The library throws this before it sends a request, if the caller misuses it. */
export function isMisuse(error: unknown) {
  return error instanceof Error && error.name === 'IntegrationError'
}
