import type { CustomFontSource, Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'
import { withTimeout } from '@/lib/async/withTimeout'
import { mountCardField } from './cardField'
import { type Answer, failureOf, isMisuse, paymentOf, type Question } from './payment'
import type { Billing, CardField, Cards } from './types'

/** The longest wait for a call that charges nothing. */
const PATIENCE_MS = 30_000
/** The longest wait for a call that may charge. No request lives longer, so no charge comes later. */
const CHARGE_PATIENCE_MS = 15 * 60_000

/** Implements our card payments with the provider's library. The fonts are those of its field. */
export function cardsOf(stripe: Stripe, fonts: CustomFontSource[] = []): Cards {
  const elements = new WeakMap<CardField, StripeCardElement>()

  return {
    mountField(element, look, onChange) {
      const { field, card } = mountCardField(stripe, fonts, element, look, onChange)
      elements.set(field, card)
      return field
    },

    async pay(clientSecret, field, billing, onBank) {
      const made = await makeMethod(stripe, elements.get(field), billing)
      if (typeof made !== 'string') return { state: 'incomplete', failure: made }
      const confirmed = await answerOf(CHARGE_PATIENCE_MS, () =>
        // The bank's challenge is a separate step, so that we know whether provider or donor keeps us
        // waiting.
        stripe.confirmCardPayment(clientSecret, { payment_method: made }, { handleActions: false }),
      )
      // The library throws for an invalid secret and during another confirmation. A status query tells which.
      if (confirmed === 'misused') return { state: 'unknown' }
      if (confirmed?.paymentIntent?.status !== 'requires_action') return paymentStateOf(confirmed, 'charge')
      onBank?.()
      const answered = await answerOf(CHARGE_PATIENCE_MS, () => stripe.confirmCardPayment(clientSecret))
      // The payment has already begun, even if the library rejects this call.
      return answered === 'misused' ? { state: 'unknown' } : paymentStateOf(answered, 'bank')
    },

    retrieve: async (clientSecret) =>
      paymentStateOf(await answerOf(PATIENCE_MS, () => stripe.retrievePaymentIntent(clientSecret)), 'status'),
  }
}

/** @returns the id of a payment method, or the reason why there is none. This call cannot charge anything. */
async function makeMethod(
  stripe: Stripe,
  card: StripeCardElement | undefined,
  { name, email }: Billing = {},
): Promise<string | CardFailure> {
  if (!card) return { code: 'field_unavailable' }
  const billing_details = { ...(name && { name }), ...(email && { email }) }
  const making = async () => stripe.createPaymentMethod({ type: 'card', card, billing_details })
  try {
    const made = await withTimeout(PATIENCE_MS, making())
    if (!made) return { code: 'connection' }
    return made.error ? failureOf(made.error) : made.paymentMethod.id
  } catch {
    return { code: 'field_unavailable' }
  }
}

/** @returns undefined if no answer came, 'misused' if the library threw before it sent a request */
async function answerOf(
  patience: number,
  ask: () => Promise<Answer>,
): Promise<Answer | 'misused' | undefined> {
  try {
    return await withTimeout(patience, (async () => ask())())
  } catch (error) {
    return isMisuse(error) ? 'misused' : undefined
  }
}

/** A secret that the library rejects belongs to no payment. */
function paymentStateOf(answer: Answer | 'misused' | undefined, asked: Question): PaymentStatus {
  if (answer === 'misused') return { state: 'canceled' }
  return answer ? paymentOf(answer, asked) : { state: 'unknown' }
}
