import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { cardsOf } from '@/integrations/cards/cardsOf'
import { fakeStripe, intent, misuse, silence } from './fakeStripe'

const SECRET = 'pi_1_secret_1'
const look = {
  color: '#1f2a44',
  placeholderColor: '#55607a',
  errorColor: '#cf1322',
  fontFamily: 'Nunito',
  fontSize: '16px',
}
const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const failure = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}

let stripe: ReturnType<typeof fakeStripe>
let pay: (onBank?: () => void) => Promise<PaymentStatus>

beforeEach(() => {
  stripe = fakeStripe()
  const cards = cardsOf(stripe.asStripe)
  const field = cards.mountField(document.createElement('div'), look, () => {})
  pay = (onBank) => cards.pay(SECRET, field, { name: 'Omid Rad', email: '' }, onBank)
})

const retrieve = () => cardsOf(stripe.asStripe).retrieve(SECRET)

describe('a card payment', () => {
  it('creates a payment method from the card field, then is confirmed with it', async () => {
    expect(await pay()).toEqual({ state: 'succeeded', cents: 2000 })
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'card',
      card: stripe.element,
      billing_details: { name: 'Omid Rad' },
    })
    expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith(
      SECRET,
      { payment_method: 'pm_1' },
      { handleActions: false },
    )
  })

  it('runs the challenge of the bank if it is required, and reports it', async () => {
    stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
    const onBank = vi.fn()
    expect(await pay(onBank)).toEqual({ state: 'succeeded', cents: 2000 })
    expect(onBank).toHaveBeenCalledOnce()
    expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(2)
    expect(stripe.confirmCardPayment).toHaveBeenLastCalledWith(SECRET)
  })

  it('is incomplete after a failed or abandoned challenge, so that it can be tried again', async () => {
    const problem = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }
    stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action')).mockResolvedValueOnce({
      error: { ...problem, payment_intent: intent('requires_payment_method').paymentIntent },
    })
    expect(await pay()).toEqual({ state: 'incomplete', failure: { code: problem.code } })
  })

  it('succeeds if the donor has passed the challenge in another tab', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
    stripe.confirmCardPayment
      .mockResolvedValueOnce(intent('requires_action'))
      .mockResolvedValueOnce({ error: { ...error, payment_intent: intent('succeeded').paymentIntent } })
    expect(await pay()).toEqual({ state: 'succeeded', cents: 2000 })
  })

  it('is unknown if the library refuses to run the challenge', async () => {
    stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action')).mockRejectedValueOnce(misuse())
    expect(await pay()).toEqual({ state: 'unknown' })
  })

  it.each([
    [declined, failure],
    [{ type: 'validation_error', code: 'incomplete_number' }, { code: 'incomplete_number' }],
    [
      { type: 'api_connection_error', message: 'No line' },
      { code: 'connection', message: 'No line' },
    ],
    [{ type: 'rate_limit_error' }, { code: 'rate_limit_error' }],
  ])('charges nothing without a payment method: %j', async (error, expected) => {
    stripe.createPaymentMethod.mockResolvedValue({ error })
    expect(await pay()).toEqual({ state: 'incomplete', failure: expected })
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
  })

  it('charges nothing if the card field is gone', async () => {
    stripe.createPaymentMethod.mockRejectedValue(misuse())
    expect(await pay()).toEqual({ state: 'incomplete', failure: { code: 'field_unavailable' } })
    const otherField = { focus() {}, setLook() {}, disable() {}, unmount() {} }
    expect(await cardsOf(stripe.asStripe).pay(SECRET, otherField)).toMatchObject({ state: 'incomplete' })
  })
})

/**
 * Errors of a request itself. They prove nothing about the payment: if the library has sent it twice, the
 * first request may have charged.
 */
const requestErrors = [
  { type: 'api_connection_error' },
  { type: 'api_error' },
  { type: 'rate_limit_error', message: 'Too many requests' },
  { type: 'authentication_error' },
  { type: 'idempotency_error' },
  { type: 'invalid_request_error', code: 'api_key_expired' },
  { type: 'invalid_request_error', code: 'lock_timeout' },
  { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
]
const unknown = { state: 'unknown' }
const open = intent('requires_payment_method').paymentIntent

/** Each request to the provider, and whether it concerns the card. */
const requests = {
  'the confirmation': { call: () => stripe.confirmCardPayment, run: () => pay(), isOnCard: true },
  'the challenge': {
    call: () => {
      stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
      return stripe.confirmCardPayment
    },
    run: () => pay(),
    isOnCard: true,
  },
  'the status query': { call: () => stripe.retrievePaymentIntent, run: () => retrieve(), isOnCard: false },
}

describe.each(Object.entries(requests))('the answer to %s', (name, { call, run, isOnCard }) => {
  it.each([
    ['gives succeeded for a charged payment', intent('succeeded'), { state: 'succeeded', cents: 2000 }],
    ['gives processing for a payment that is being charged', intent('processing'), { state: 'processing' }],
    ['gives processing for a reserved payment', intent('requires_capture'), { state: 'processing' }],
    ['gives canceled for a canceled payment', intent('canceled'), { state: 'canceled' }],
    [
      'gives incomplete for a payment that was not charged',
      intent('requires_payment_method'),
      { state: 'incomplete' },
    ],
    [
      'gives incomplete with the failure for an earlier decline',
      intent('requires_payment_method', { last_payment_error: declined }),
      { state: 'incomplete', failure },
    ],
    [
      'gives succeeded if the provider refuses to charge a second time',
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: intent('succeeded').paymentIntent,
        },
      },
      { state: 'succeeded', cents: 2000 },
    ],
    ['gives unknown for an unknown state', intent('requires_something'), unknown],
    ['gives unknown for an empty answer', {}, unknown],
  ])('%s', async (_what, answer, payment) => {
    call().mockResolvedValueOnce(answer)
    expect(await run()).toEqual(payment)
  })

  it.each(requestErrors)('gives unknown for an error of the request itself: %j', async (error) => {
    call().mockResolvedValueOnce({ error })
    expect(await run()).toEqual(unknown)
  })

  it.each(requestErrors)(
    'combines an error of the request itself with the open payment beside it: %j',
    async (error) => {
      call().mockResolvedValueOnce({ error: { ...error, payment_intent: open } })
      const isConclusive = !isOnCard || error.code === 'api_key_expired'
      const expected = { state: 'incomplete', ...(isOnCard && { failure: { code: 'api_key_expired' } }) }
      expect(await run()).toEqual(isConclusive ? expected : unknown)
    },
  )

  it('gives incomplete for a decline beside an open payment', async () => {
    call().mockResolvedValueOnce({ error: { ...declined, payment_intent: open } })
    expect(await run()).toEqual({ state: 'incomplete', ...(isOnCard && { failure }) })
  })

  it('gives incomplete for a decline without a payment at the confirmation, unknown otherwise', async () => {
    call().mockResolvedValueOnce({ error: declined })
    expect(await run()).toEqual(name === 'the confirmation' ? { state: 'incomplete', failure } : unknown)
  })

  it.each([
    ["interprets 'no such payment'", 'intent', name === 'the challenge' ? unknown : { state: 'canceled' }],
    [
      "interprets 'no such payment method'",
      'payment_method',
      name === 'the confirmation' ? { state: 'incomplete', failure: { code: 'resource_missing' } } : unknown,
    ],
  ])('%s', async (_what, param, payment) => {
    call().mockResolvedValueOnce({
      error: { type: 'invalid_request_error', code: 'resource_missing', param },
    })
    expect(await run()).toEqual(payment)
  })

  it('gives unknown if the library refuses the request, but canceled at the status query', async () => {
    call().mockRejectedValueOnce(misuse())
    // It throws as well while another confirmation is under way, which may charge.
    expect(await run()).toEqual(name === 'the status query' ? { state: 'canceled' } : unknown)
  })

  it('gives unknown instead of throwing an error', async () => {
    call().mockImplementationOnce(() => {
      throw new TypeError('undefined is not a function')
    })
    expect(await run()).toEqual(unknown)
  })
})

it('an unfinished challenge gives unknown at the payment, and incomplete at the status query', async () => {
  stripe.confirmCardPayment.mockResolvedValue(intent('requires_action'))
  expect(await pay()).toEqual(unknown)
  stripe.retrievePaymentIntent.mockResolvedValue(intent('requires_action', { last_payment_error: declined }))
  expect(await retrieve()).toEqual({ state: 'incomplete' })
})

describe('a provider that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('has charged nothing while the payment method is being created', async () => {
    stripe.createPaymentMethod.mockImplementation(silence)
    const paying = pay()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await paying).toEqual({ state: 'incomplete', failure: { code: 'connection' } })
  })

  it.each(['the confirmation', 'the challenge'])(
    'may still charge, so %s lasts 15 minutes and then gives unknown',
    async (step) => {
      stripe.confirmCardPayment.mockImplementation(silence)
      if (step !== 'the confirmation')
        stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
      const expected = vi.fn()
      const paying = pay().then(expected)
      await vi.advanceTimersByTimeAsync(14 * 60_000)
      expect(expected).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(60_000)
      await paying
      expect(expected).toHaveBeenCalledExactlyOnceWith({ state: 'unknown' })
    },
  )

  it('gives unknown after 30 seconds at the status query', async () => {
    stripe.retrievePaymentIntent.mockImplementation(silence)
    const asking = retrieve()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await asking).toEqual({ state: 'unknown' })
  })
})
