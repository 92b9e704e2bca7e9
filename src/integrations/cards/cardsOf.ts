import type { CustomFontSource, Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { CardFailure, PaymentStatus } from '@/domain/donation/payment'
import { withTimeout } from '@/lib/async/withTimeout'
import { mountCardField } from './cardField'
import { type Answer, failureOf, isMisuse, paymentOf, type Question } from './payment'
import type { Billing, CardField, Cards } from './types'

/** Longest wait for a call that charges nothing. */
const PATIENCE_MS = 30_000
/**
 * Longest wait for a call that may charge: no request lives longer, so no later charge surprises the donor.
 */
const CHARGE_PATIENCE_MS = 15 * 60_000

/** Our card payments over the provider's library; its field is written in these fonts. */
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
        // The bank's question is a step of its own, so that we know whom we are waiting for.
        stripe.confirmCardPayment(clientSecret, { payment_method: made }, { handleActions: false }),
      )
      // It throws for an invalid secret, and while another confirmation runs; a status query tells which.
      if (confirmed === 'misused') return { state: 'unknown' }
      if (confirmed?.paymentIntent?.status !== 'requires_action') return paymentStateOf(confirmed, 'charge')
      onBank?.()
      const answered = await answerOf(CHARGE_PATIENCE_MS, () => stripe.confirmCardPayment(clientSecret))
      // The payment is under way by now, even if the library rejects the call.
      return answered === 'misused' ? { state: 'unknown' } : paymentStateOf(answered, 'bank')
    },

    retrieve: async (clientSecret) =>
      paymentStateOf(await answerOf(PATIENCE_MS, () => stripe.retrievePaymentIntent(clientSecret)), 'status'),
  }
}

/** @returns the id of a payment method, or why there is none; nothing can be charged by it */
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

/** @returns undefined when no answer came, 'misused' when the library did not even ask */
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
