import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardsOf } from '@/integrations/cards/cardsOf'
import type { CardPayment } from '@/integrations/cards/types'
import {
  selectDonationAttempt,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
} from '@/state/donation/selectors'
import { askWhy, check, follow, give, hear, pay } from '@/state/donation/thunks'
import { fakeStripe, intent } from '../../integrations/cards/fakeStripe'
import { cardsWith, field, monthly, openPage, SECRET, secret, serverSays, state, store, userId } from './page'

const failure = { code: 'expired_card', message: 'Your card has expired.' }
const refused: CardPayment = { state: 'incomplete', failure }

/** The card is refused while she is on another page. @returns what her next visit finds */
async function refusedWhileAway() {
  serverSays(secret)
  await store.dispatch(give(monthly))
  let answer = (_payment: CardPayment) => {}
  const isAsked = new Promise<void>((resolve) => {
    const cards = {
      ...cardsWith(refused),
      pay: () => {
        resolve()
        return new Promise<CardPayment>((heard) => {
          answer = heard
        })
      },
    }
    void store.dispatch(pay(cards, field))
  })
  await isAsked
  const leave = store.dispatch(follow(async () => undefined))
  leave()
  answer(refused)
  await vi.waitFor(() => expect(selectDonationBusy(state())).toBeNull())
  expect(localStorage.getItem(`donation:${userId}`)).toContain('isUntold')
  return openPage()
}

beforeEach(() => openPage())

describe('a refusal that is told at her next visit', () => {
  it('is told at once, and why as soon as the provider has said it: the payment itself knows', async () => {
    expect(await refusedWhileAway()).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged' })
    const cards = cardsWith(refused)
    expect(await store.dispatch(askWhy(async () => cards))).toEqual({ next: 'told' })
    expect(cards.retrieve).toHaveBeenCalledExactlyOnceWith(SECRET)
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged', failure })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('stores neither the reason nor the secret', async () => {
    await refusedWhileAway()
    await store.dispatch(askWhy(async () => cardsWith(refused)))
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])
    expect(kept).not.toMatch(/expired|_secret_/)
  })

  it('who has read it before the provider answers is not told again', async () => {
    await refusedWhileAway()
    const cards = cardsWith(refused)
    cards.retrieve.mockImplementation(async () => {
      store.dispatch(hear({ kind: 'not-charged' }))
      return refused
    })
    expect(await store.dispatch(askWhy(async () => cards))).toEqual({ next: 'idle' })
    expect(selectDonationNews(state())).toBeNull()
  })

  it.each([
    ['nobody can be asked', undefined],
    ['the provider is silent', cardsWith({ state: 'unknown' })],
    ['the payment has no reason', cardsWith({ state: 'incomplete' })],
  ])('%s: what was told stays, without a reason', async (_what, cards) => {
    await refusedWhileAway()
    expect(await store.dispatch(askWhy(async () => cards))).toEqual({ next: 'idle' })
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged' })
  })

  it('what another payment was refused for is no reason of this one', async () => {
    await refusedWhileAway()
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_2_secret_2' }))
    const cards = cardsWith(refused)
    expect(await store.dispatch(askWhy(async () => cards))).toEqual({ next: 'idle' })
    expect(cards.retrieve).not.toHaveBeenCalled()
  })

  it('and where it was charged after all, that is told', async () => {
    await refusedWhileAway()
    await store.dispatch(askWhy(async () => cardsWith({ state: 'succeeded', cents: 1200 })))
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    expect(selectDonationAttempt(state())?.stage).toBe('succeeded')
  })

  it('nothing is asked where nothing is left to tell', async () => {
    const asked = serverSays(secret)
    const seek = vi.fn(async () => cardsWith(refused))
    expect(await store.dispatch(askWhy(seek))).toEqual({ next: 'idle' })
    expect(seek).not.toHaveBeenCalled()
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
  ])('is what a payment that was processing is refused by: %s', async (status, told) => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'processing' }), field))
    const stripe = fakeStripe()
    const { paymentIntent } = intent(status)
    stripe.retrievePaymentIntent.mockResolvedValue({
      paymentIntent: { ...paymentIntent, last_payment_error: declined },
    })
    await store.dispatch(check(cardsOf(stripe.asStripe)))
    expect(selectDonationFailure(state())).toEqual(told)
  })
})
