import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { cardsOf } from '@/integrations/cards/cardsOf'
import { acknowledge, askReason, check, pay, submitOrder } from '@/state/donation/actions'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
} from '@/state/donation/selectors'
import { fakeStripe, intent } from '../../integrations/cards/fakeStripe'
import {
  cardsWith,
  field,
  monthly,
  openPage,
  provider,
  SECRET,
  secret,
  serverSays,
  shownAfter,
  showPage,
  state,
  store,
  userId,
} from './page'

const failure = { code: 'expired_card', message: 'Your card has expired.' }
const refused: PaymentStatus = { state: 'incomplete', failure }

/**
 * The card is declined while the donor is on another page.
 * @returns what her next visit shows
 */
async function refusedWhileAway() {
  serverSays(secret)
  await store.dispatch(submitOrder(monthly))
  let answer = (_payment: PaymentStatus) => {}
  const isAsked = new Promise<void>((resolve) => {
    const cards = {
      ...cardsWith(refused),
      pay: () => {
        resolve()
        return new Promise<PaymentStatus>((received) => {
          answer = received
        })
      },
    }
    void store.dispatch(pay(cards, field))
  })
  await isAsked
  showPage()()
  answer(refused)
  await vi.waitFor(() => expect(selectDonationOperation(state())).toBeNull())
  expect(localStorage.getItem(`donation:${userId}`)).toContain('isUntold')
  return openPage()
}

beforeEach(() => openPage())

describe('a decline while the donor was away', () => {
  it('shows at the next visit, with its reason as soon as the provider has reported it', async () => {
    expect(await refusedWhileAway()).toBe('outcome')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
    const cards = cardsWith(refused)
    provider.cards = cards
    expect(await shownAfter(askReason())).toBe('outcome')
    expect(cards.retrieve).toHaveBeenCalledExactlyOnceWith(SECRET)
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged', failure })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('leaves neither its reason nor the secret in a storage', async () => {
    await refusedWhileAway()
    provider.cards = cardsWith(refused)
    await store.dispatch(askReason())
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])
    expect(kept).not.toMatch(/expired|_secret_/)
  })

  it('does not show again if the donor acknowledges it before the provider answers', async () => {
    await refusedWhileAway()
    const cards = cardsWith(refused)
    cards.retrieve.mockImplementation(async () => {
      store.dispatch(acknowledge({ kind: 'not-charged' }))
      return refused
    })
    provider.cards = cards
    expect(await shownAfter(askReason())).toBe('choice')
    expect(selectDonationOutcome(state())).toBeNull()
  })

  it.each([
    ['the provider cannot be loaded', undefined],
    ['the provider does not answer', cardsWith({ state: 'unknown' })],
    ['the payment has no reason', cardsWith({ state: 'incomplete' })],
  ])('shows without a reason if %s', async (_what, cards) => {
    await refusedWhileAway()
    provider.cards = cards
    await store.dispatch(askReason())
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
  })

  it('does not show the reason of another payment', async () => {
    await refusedWhileAway()
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_2_secret_2' }))
    const cards = cardsWith(refused)
    provider.cards = cards
    await store.dispatch(askReason())
    expect(cards.retrieve).not.toHaveBeenCalled()
  })

  it('gives way to the thanks if the payment was charged after all', async () => {
    await refusedWhileAway()
    provider.cards = cardsWith({ state: 'succeeded', cents: 1200 })
    await store.dispatch(askReason())
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    expect(selectDonationAttempt(state())?.stage).toBe('succeeded')
  })

  it('causes no query if there is no outcome to show', async () => {
    const asked = serverSays(secret)
    provider.cards = cardsWith(refused)
    expect(await shownAfter(askReason())).toBe('choice')
    expect(provider.cards.retrieve).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })
})

describe('the last payment error of the payment itself', () => {
  const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }

  it.each([
    [
      'requires_payment_method',
      { kind: 'card', failure: { code: 'card_declined', message: declined.message } },
    ],
    ['canceled', { kind: 'ended', failure: { code: 'card_declined', message: declined.message } }],
  ])('is the reason why a processing payment failed: %s', async (status, received) => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith({ state: 'processing' }), field))
    const stripe = fakeStripe()
    const { paymentIntent } = intent(status)
    stripe.retrievePaymentIntent.mockResolvedValue({
      paymentIntent: { ...paymentIntent, last_payment_error: declined },
    })
    await store.dispatch(check(cardsOf(stripe.asStripe)))
    expect(selectDonationFailure(state())).toEqual(received)
  })
})
