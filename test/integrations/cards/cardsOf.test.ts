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

describe('paying', () => {
  it('makes a card payment method of what was typed, then confirms the payment with it', async () => {
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

  it('lets the bank ask where it wants to, and says that it does', async () => {
    stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
    const onBank = vi.fn()
    expect(await pay(onBank)).toEqual({ state: 'succeeded', cents: 2000 })
    expect(onBank).toHaveBeenCalledOnce()
    expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(2)
    expect(stripe.confirmCardPayment).toHaveBeenLastCalledWith(SECRET)
  })

  it('an authentication that failed or was left can be tried again', async () => {
    const problem = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }
    stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action')).mockResolvedValueOnce({
      error: { ...problem, payment_intent: intent('requires_payment_method').paymentIntent },
    })
    expect(await pay()).toEqual({ state: 'incomplete', failure: { code: problem.code } })
  })

  it('an answer to the bank that another tab has given meanwhile counts', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
    stripe.confirmCardPayment
      .mockResolvedValueOnce(intent('requires_action'))
      .mockResolvedValueOnce({ error: { ...error, payment_intent: intent('succeeded').paymentIntent } })
    expect(await pay()).toEqual({ state: 'succeeded', cents: 2000 })
  })

  it('a question of the bank that the library refuses to ask leaves open what was charged', async () => {
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
  ])('without a payment method nothing is charged: %j', async (error, expected) => {
    stripe.createPaymentMethod.mockResolvedValue({ error })
    expect(await pay()).toEqual({ state: 'incomplete', failure: expected })
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
  })

  it('a field that is gone charges nothing', async () => {
    stripe.createPaymentMethod.mockRejectedValue(misuse())
    expect(await pay()).toEqual({ state: 'incomplete', failure: { code: 'field_unavailable' } })
    const otherField = { focus() {}, setLook() {}, disable() {}, unmount() {} }
    expect(await cardsOf(stripe.asStripe).pay(SECRET, otherField)).toMatchObject({ state: 'incomplete' })
  })
})

/**
 * Errors that say nothing of the payment; a request that the library has sent twice may have charged by the
 * first one.
 */
const ofTheQuestion = [
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

/** Each question to the provider, and whether its answer is one to the card. */
const questions = {
  confirming: { call: () => stripe.confirmCardPayment, run: () => pay(), isOnCard: true },
  'asking the bank': {
    call: () => {
      stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
      return stripe.confirmCardPayment
    },
    run: () => pay(),
    isOnCard: true,
  },
  asking: { call: () => stripe.retrievePaymentIntent, run: () => retrieve(), isOnCard: false },
}

describe.each(Object.entries(questions))('what %s tells', (name, { call, run, isOnCard }) => {
  it.each([
    ['charged', intent('succeeded'), { state: 'succeeded', cents: 2000 }],
    ['being charged', intent('processing'), { state: 'processing' }],
    ['reserved, not yet taken', intent('requires_capture'), { state: 'processing' }],
    ['dead', intent('canceled'), { state: 'canceled' }],
    ['not charged', intent('requires_payment_method'), { state: 'incomplete' }],
    [
      'declined before',
      intent('requires_payment_method', { last_payment_error: declined }),
      { state: 'incomplete', failure },
    ],
    [
      'charged before: the provider refuses a second time',
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: intent('succeeded').paymentIntent,
        },
      },
      { state: 'succeeded', cents: 2000 },
    ],
    ['at something that we do not know', intent('requires_something'), unknown],
    ['nothing at all', {}, unknown],
  ])('%s', async (_what, answer, payment) => {
    call().mockResolvedValueOnce(answer)
    expect(await run()).toEqual(payment)
  })

  it.each(ofTheQuestion)('an error about the question says nothing of the payment: %j', async (error) => {
    call().mockResolvedValueOnce({ error })
    expect(await run()).toEqual(unknown)
  })

  it.each(ofTheQuestion)('nor why a payment that comes with it is not charged: %j', async (error) => {
    call().mockResolvedValueOnce({ error: { ...error, payment_intent: open } })
    const isConclusive = !isOnCard || error.code === 'api_key_expired'
    const expected = { state: 'incomplete', ...(isOnCard && { failure: { code: 'api_key_expired' } }) }
    expect(await run()).toEqual(isConclusive ? expected : unknown)
  })

  it('a decline comes with the payment', async () => {
    call().mockResolvedValueOnce({ error: { ...declined, payment_intent: open } })
    expect(await run()).toEqual({ state: 'incomplete', ...(isOnCard && { failure }) })
  })

  it('an error without a payment counts when a card was to be charged', async () => {
    call().mockResolvedValueOnce({ error: declined })
    expect(await run()).toEqual(name === 'confirming' ? { state: 'incomplete', failure } : unknown)
  })

  it.each([
    ['no such payment', 'intent', name === 'asking the bank' ? unknown : { state: 'canceled' }],
    [
      'no such payment method',
      'payment_method',
      name === 'confirming' ? { state: 'incomplete', failure: { code: 'resource_missing' } } : unknown,
    ],
  ])('%s', async (_what, param, payment) => {
    call().mockResolvedValueOnce({
      error: { type: 'invalid_request_error', code: 'resource_missing', param },
    })
    expect(await run()).toEqual(payment)
  })

  it('a request that the library refuses to send proves nothing, unless it asked about a payment that does not exist', async () => {
    call().mockRejectedValueOnce(misuse())
    // It throws as well while another confirmation is under way, which may charge.
    expect(await run()).toEqual(name === 'asking' ? { state: 'canceled' } : unknown)
  })

  it('never throws, whatever breaks', async () => {
    call().mockImplementationOnce(() => {
      throw new TypeError('undefined is not a function')
    })
    expect(await run()).toEqual(unknown)
  })
})

it('a question of the bank that has come to no end may still be answered on a phone', async () => {
  stripe.confirmCardPayment.mockResolvedValue(intent('requires_action'))
  expect(await pay()).toEqual(unknown)
  stripe.retrievePaymentIntent.mockResolvedValue(intent('requires_action', { last_payment_error: declined }))
  expect(await retrieve()).toEqual({ state: 'incomplete' })
})

describe('a provider that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('has charged nothing while the payment method is being made', async () => {
    stripe.createPaymentMethod.mockImplementation(silence)
    const paying = pay()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await paying).toEqual({ state: 'incomplete', failure: { code: 'connection' } })
  })

  it.each(['confirming', 'asking the bank'])(
    'may yet charge, so %s is not cut short; in the end we do not know',
    async (step) => {
      stripe.confirmCardPayment.mockImplementation(silence)
      if (step !== 'confirming') stripe.confirmCardPayment.mockResolvedValueOnce(intent('requires_action'))
      const expected = vi.fn()
      const paying = pay().then(expected)
      await vi.advanceTimersByTimeAsync(14 * 60_000)
      expect(expected).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(60_000)
      await paying
      expect(expected).toHaveBeenCalledExactlyOnceWith({ state: 'unknown' })
    },
  )

  it('is not known to have charged when it is asked', async () => {
    stripe.retrievePaymentIntent.mockImplementation(silence)
    const asking = retrieve()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await asking).toEqual({ state: 'unknown' })
  })
})
