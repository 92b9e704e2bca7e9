import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardsOf } from '@/integrations/cards/cardsOf'
import type { CardPayment } from '@/integrations/cards/types'
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
let pay: (onBank?: () => void) => Promise<CardPayment>

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

  it('what another tab has answered for the bank meanwhile is what counts', async () => {
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
  ])('without a payment method nothing is charged: %j', async (error, told) => {
    stripe.createPaymentMethod.mockResolvedValue({ error })
    expect(await pay()).toEqual({ state: 'incomplete', failure: told })
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
  })

  it('a field that is gone charges nothing', async () => {
    stripe.createPaymentMethod.mockRejectedValue(misuse())
    expect(await pay()).toEqual({ state: 'incomplete', failure: { code: 'field_unavailable' } })
    const stranger = { focus() {}, disable() {}, unmount() {} }
    expect(await cardsOf(stripe.asStripe).pay(SECRET, stranger)).toMatchObject({ state: 'incomplete' })
  })
})

describe.each([
  ['confirming', () => stripe.confirmCardPayment, () => pay()],
  ['asking', () => stripe.retrievePaymentIntent, () => retrieve()],
])('what %s tells', (name, call, run) => {
  const unknown = { state: 'unknown' }
  const withIntent = (error: object, status: string) => ({
    error: { ...error, payment_intent: intent(status).paymentIntent },
  })

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
    ['declined', withIntent(declined, 'requires_payment_method'), { state: 'incomplete', failure }],
    [
      'charged before: the provider refuses a second time',
      withIntent({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }, 'succeeded'),
      { state: 'succeeded', cents: 2000 },
    ],
    ['declined, without more', { error: declined }, { state: 'incomplete', failure }],
    ['a broken line', { error: { type: 'api_connection_error' } }, unknown],
    [
      'another confirmation on its way',
      { error: { type: 'invalid_request_error', code: 'lock_timeout' } },
      unknown,
    ],
    ['a provider in trouble', { error: { type: 'api_error' } }, unknown],
    ['nothing at all', {}, unknown],
    [
      'no such payment',
      { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' } },
      { state: 'canceled' },
    ],
    [
      'no such payment method',
      { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' } },
      { state: 'incomplete', failure: { code: 'resource_missing' } },
    ],
  ])('%s', async (_what, answer, payment) => {
    call().mockResolvedValue(answer)
    expect(await run()).toEqual(payment)
  })

  it('what the library will not even ask is known of no payment, but whoever asks of one that is none hears so', async () => {
    call().mockRejectedValue(misuse())
    // It throws as well while another confirmation is under way, which may charge.
    expect(await run()).toEqual(name === 'asking' ? { state: 'canceled' } : unknown)
  })

  it('never throws, whatever breaks', async () => {
    call().mockImplementation(() => {
      throw new TypeError('undefined is not a function')
    })
    expect(await run()).toEqual(unknown)
  })
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
      const told = vi.fn()
      const paying = pay().then(told)
      await vi.advanceTimersByTimeAsync(14 * 60_000)
      expect(told).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(60_000)
      await paying
      expect(told).toHaveBeenCalledExactlyOnceWith({ state: 'unknown' })
    },
  )

  it('is not known to have charged when it is asked', async () => {
    stripe.retrievePaymentIntent.mockImplementation(silence)
    const asking = retrieve()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await asking).toEqual({ state: 'unknown' })
  })
})
