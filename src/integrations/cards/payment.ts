import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { CardFailure, CardPayment } from './types'

/** What the library answers: a payment, or an error that may carry one. */
export type Answer = { paymentIntent?: PaymentIntent; error?: StripeError }

/** Errors after which nobody knows what the provider has done. */
const UNSURE = new Set<StripeError['type']>(['api_connection_error', 'api_error', 'idempotency_error'])

/** Said while another confirmation of the same payment is under way. */
const BUSY = 'lock_timeout'

type Problem = Pick<StripeError, 'code' | 'decline_code' | 'message'> & { type?: string }

/** What an answer says of the payment. What the provider says of the payment itself counts before any error. */
export function paymentOf({ paymentIntent, error }: Answer): CardPayment {
  const intent = paymentIntent ?? error?.payment_intent
  const end = intent && endOf(intent)
  if (end) return end
  if (!intent && (!error || UNSURE.has(error.type) || error.code === BUSY)) return { state: 'unknown' }
  if (!intent && isMissing(error)) return { state: 'canceled' }
  const problem = error ?? intent?.last_payment_error
  return { state: 'incomplete', ...(problem && { failure: failureOf(problem) }) }
}

/** The same in our words. */
export function failureOf({ type, code, decline_code, message }: Problem): CardFailure {
  if (type === 'api_connection_error') return { code: 'connection', message }
  return {
    ...((code ?? type) && { code: code ?? type }),
    ...(decline_code && { declineCode: decline_code }),
    ...(message && { message }),
  }
}

function endOf({ status, amount }: PaymentIntent): CardPayment | undefined {
  if (status === 'succeeded') return { state: 'succeeded', cents: amount }
  if (status === 'processing' || status === 'requires_capture') return { state: 'processing' }
  return status === 'canceled' ? { state: 'canceled' } : undefined
}

/** A secret that the provider does not know cannot be paid; a payment method that it does not know is another matter. */
function isMissing(error: StripeError | undefined) {
  return error?.code === 'resource_missing' && error.param !== 'payment_method'
}

/** What the library throws, before it asks the provider anything, when it is used wrongly. */
export function isMisuse(error: unknown) {
  return error instanceof Error && error.name === 'IntegrationError'
}
