import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { cardsOf } from '@/integrations/cards/cardsOf'
import { pay, submitOrder } from '@/state/donation/actions'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOutcome,
  selectIsFormOpen,
} from '@/state/donation/selectors'
import { fakeStripe, intent } from '../../integrations/cards/fakeStripe'
import { monthly, openPage, serverSays, shownAfter, state, store } from './page'

const look = { color: '', placeholderColor: '', errorColor: '', fontFamily: '', fontSize: '' }

/**
 * The product's own card payments with a fake provider, whose answers the test sets. Each order has its own
 * payment.
 */
async function openCard() {
  await openPage()
  let payments = 0
  const asked = serverSays(() => {
    payments += 1
    return HttpResponse.json({ clientSecret: `pi_${payments}_secret_${payments}` })
  })
  await store.dispatch(submitOrder(monthly))
  const stripe = fakeStripe()
  const cards = cardsOf(stripe.asStripe)
  const field = cards.mountField(document.createElement('div'), look, () => {})
  return { stripe, asked, payNow: () => shownAfter(pay(cards, field)) }
}

const errors = [
  { type: 'rate_limit_error', message: 'Too many requests' },
  { type: 'authentication_error' },
  { type: 'invalid_request_error', code: 'api_key_expired' },
  { type: 'api_error' },
]

it.each(errors)(
  'a charge without an answer stays pending after a refused query (%j), and no other payment starts',
  async (error) => {
    const { stripe, asked, payNow } = await openCard()
    stripe.confirmCardPayment.mockResolvedValueOnce({ error: { type: 'api_connection_error' } })
    stripe.retrievePaymentIntent.mockResolvedValue({ error })
    expect(await payNow()).toBe('pending')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationAttempt(state())?.stage).toBe('confirming')

    expect(await shownAfter(submitOrder({ ...monthly, amount: 20 }))).toBe('pending')
    expect(asked).toHaveLength(1)
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 12, stage: 'confirming' })
  },
)

it.each(errors)(
  'a declined payment is not discarded for another amount after a refused query (%j)',
  async (error) => {
    const { stripe, asked, payNow } = await openCard()
    const declined = { type: 'card_error', code: 'card_declined' }
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { ...declined, payment_intent: intent('requires_payment_method').paymentIntent },
    })
    expect(await payNow()).toBe('card')
    stripe.retrievePaymentIntent.mockResolvedValue({ error })
    expect(await shownAfter(submitOrder({ ...monthly, amount: 20 }))).toBe('failure')
    expect(asked).toHaveLength(1)
    expect(selectDonationAttempt(state())?.amount).toBe(12)
  },
)

it.each(errors)(
  'the client queries the payment after an error of its challenge (%j), and shows the answer',
  async (error) => {
    const { stripe, payNow } = await openCard()
    stripe.confirmCardPayment
      .mockResolvedValueOnce(intent('requires_action'))
      .mockResolvedValueOnce({ error })
    stripe.retrievePaymentIntent.mockResolvedValue(intent('succeeded'))
    await payNow()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
    expect(stripe.retrievePaymentIntent).toHaveBeenCalledOnce()
  },
)

it.each(errors)(
  'the donor can retry a charge whose request the provider has refused with an error (%j)',
  async (error) => {
    const { stripe, payNow } = await openCard()
    stripe.confirmCardPayment.mockResolvedValueOnce({ error })
    expect(await payNow()).toBe('card')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    expect(selectIsFormOpen(state())).toBe(true)
    expect(await payNow()).toBe('outcome')
    expect(stripe.confirmCardPayment.mock.calls.map(([secret]) => secret)).toEqual([
      'pi_1_secret_1',
      'pi_1_secret_1',
    ])
  },
)
