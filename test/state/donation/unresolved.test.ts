import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import {
  acknowledge,
  check,
  comeBack,
  discard,
  pay,
  resume,
  submitOrder,
  visit,
} from '@/state/donation/actions'
import { placeOf } from '@/state/donation/attemptStore'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
  selectIsFormOpen,
} from '@/state/donation/selectors'
import { selectUserId } from '@/state/session/selectors'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'
import {
  active,
  cardsWith,
  field,
  laterBy,
  MINUTE,
  monthly,
  once,
  openPage,
  secret,
  serverLists,
  serverSays,
  shown,
  shownAfter,
  state,
  store,
  userId,
  ways,
} from './page'

const HISTORY = '*/api/donate/history'
const link = () => HttpResponse.json({ data: 'https://pay.example.org/1' })
const lost: PaymentStatus = { state: 'unknown' }
const declined: PaymentStatus = { state: 'incomplete', failure: { code: 'card_declined' } }
const unclear: PaymentStatus = { state: 'incomplete' }

describe('a charge that may still be on its way', () => {
  beforeEach(async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
  })

  it('blocks another order at first, and shows as not charged three minutes later', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    expect(selectDonationAttempt(state())?.stage).toBe('confirming')
    expect(await shownAfter(submitOrder({ ...monthly, amount: 20 }))).toBe('pending')
    laterBy(3 * MINUTE)
    await store.dispatch(check(cardsWith(lost, unclear)))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
  })

  it('shows the reason of the first decline, but not that of a second one, which may concern the first', async () => {
    await store.dispatch(pay(cardsWith(lost, declined), field))
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'card', failure: { code: 'card_declined' } })
    await store.dispatch(pay(cardsWith(lost, declined), field))
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
  })

  it('can be confirmed again at once, and a later decline proves nothing about the first confirmation', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    expect(selectIsFormOpen(state())).toBe(true)
    const other = cardsWith(declined, unclear)
    expect(await shownAfter(pay(other, field))).toBe('card')
    expect(other.retrieve).toHaveBeenCalledBefore(other.pay)
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'card', isEarlierOpen: true })
    expect(await shownAfter(submitOrder({ ...monthly, amount: 20 }))).toBe('pending')
    expect(await shownAfter(discard())).toBe('pending')
    laterBy(3 * MINUTE)
    await store.dispatch(check(cardsWith(lost, declined)))
    expect(selectDonationAttempt(state())?.stage).toBe('ready')
  })

  it('is not confirmed again if it has succeeded meanwhile', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const cards = cardsWith(lost, { state: 'succeeded', cents: 1200 })
    expect(await shownAfter(pay(cards, field))).toBe('outcome')
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('is queried before it is confirmed again, even if another tab has confirmed it', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const place = placeOf(userId)
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...stored.attempt, tries: 2 } }))
    const cards = cardsWith(declined, unclear)
    await store.dispatch(pay(cards, field))
    expect(cards.retrieve).toHaveBeenCalledBefore(cards.pay)
    expect(selectDonationAttempt(state())).toMatchObject({ confirmationCount: 3, stage: 'confirming' })
  })

  it('is not confirmed with the secret of another payment of the same order', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const place = placeOf(userId)
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...stored.attempt, mark: 'another' } }))
    const cards = cardsWith({ state: 'succeeded' }, unclear)
    expect(await shownAfter(pay(cards, field))).toBe('pending')
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('can be confirmed again during a poll, right after the answer to the poll', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith({ state: 'succeeded', cents: 1200 }, unclear)
    cards.pay.mockResolvedValueOnce(lost)
    await store.dispatch(pay(cards, field))
    let answer = (_payment: PaymentStatus) => {}
    cards.retrieve.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(5_000)
    const paying = store.dispatch(pay(cards, field))
    expect(selectDonationOperation(state())).toBe('confirming')
    answer(unclear)
    await paying
    expect(shown()).toBe('outcome')
    expect(cards.pay).toHaveBeenCalledTimes(2)
  })

  it('stays unresolved for longer if the bank has challenged the donor', async () => {
    const cards = {
      ...cardsWith(lost, unclear),
      pay: async (...[, , , onBank]: [unknown, unknown, unknown?, (() => void)?]): Promise<PaymentStatus> => {
        onBank?.()
        return lost
      },
    }
    await store.dispatch(pay(cards, field))
    laterBy(10 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    laterBy(20 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
  })

  it('is polled until it is resolved, and its message stays meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith(lost, unclear)
    await store.dispatch(pay(cards, field))
    const asked = cards.retrieve.mock.calls.length
    cards.retrieve.mockImplementation(async () => {
      expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
      return { state: 'succeeded', cents: 1200 }
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(asked + 1)
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(asked + 1)
  })

  it('is polled while it is processing, and queried at once when the tab becomes visible', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith({ state: 'processing' }, { state: 'processing' })
    await store.dispatch(pay(cards, field))
    expect(cards.retrieve).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
    expect(selectDonationOutcome(state())).toEqual({ kind: 'processing' })
    // Two events at the same time cause one query.
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(cards.retrieve).toHaveBeenCalledTimes(2)
    cards.retrieve.mockImplementation(async () => ({ state: 'succeeded', cents: 1200 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(3)
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(3)
  })

  it('is queried if the provider does not answer the charge, and shows as succeeded once it has', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let answer = (_payment: PaymentStatus) => {}
    const silent = new Promise<PaymentStatus>((resolve) => {
      answer = resolve
    })
    const cards = { ...cardsWith(lost, declined), pay: vi.fn(() => silent) }
    const paying = store.dispatch(pay(cards, field))
    await vi.waitFor(() => expect(cards.pay).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(60_000)
    await paying
    await store.dispatch(check(cards))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    await store.dispatch(check(cardsWith(lost, { state: 'succeeded', cents: 1200 })))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' })
    answer(lost)
    await vi.advanceTimersByTimeAsync(1)
  })

  it('is queried once more before the donor can discard the attempt', async () => {
    await store.dispatch(pay(cardsWith(declined, { state: 'succeeded', cents: 1200 }), field))
    expect(selectIsFormOpen(state())).toBe(true)
    expect(await shownAfter(discard())).toBe('outcome')
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('makes the browser ask before the donor leaves the page', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    const cards = {
      ...cardsWith(declined),
      pay: async () => {
        expect(leave()).toBe(true)
        return declined
      },
    }
    await store.dispatch(pay(cards, field))
    expect(selectDonationOperation(state())).toBeNull()
  })
})

describe('a card payment', () => {
  beforeEach(async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
  })

  it('does not charge a donor who has subscribed elsewhere meanwhile', async () => {
    serverLists([active])
    const cards = cardsWith({ state: 'succeeded' })
    // The page shows the message at once, because the donor has just pressed Pay.
    expect(await shownAfter(pay(cards, field))).toBe('outcome')
    expect(cards.pay).not.toHaveBeenCalled()
    expect(selectDonationOutcome(state())).toEqual({ kind: 'subscribed' })
  })

  it('charges nobody without an attempt with an interval (docs/behaviour/donation.md#required-for-a-card-payment)', async () => {
    expect(await shownAfter(discard())).toBe('choice')
    const cards = cardsWith({ state: 'succeeded' })
    expect(await shownAfter(pay(cards, field))).toBe('failure')
    expect(selectDonationFailure(state())).toEqual({ kind: 'no-interval' })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('charges nothing while the history cannot be loaded, and leaves the card form open', async () => {
    server.use(http.get(HISTORY, () => HttpResponse.json({ message: 'Sorry' }, { status: 500 })))
    const cards = cardsWith({ state: 'succeeded' })
    expect(await shownAfter(pay(cards, field))).toBe('failure')
    expect(cards.pay).not.toHaveBeenCalled()
    expect(selectIsFormOpen(state())).toBe(true)
    expect(selectDonationAttempt(state())?.stage).toBe('ready')
  })

  it('keeps the thanks and the session if the query of the user fails after the charge', async () => {
    server.use(falsified.post('*/api/auth/getUser', () => HttpResponse.json({}, { status: 500 })))
    await store.dispatch(pay(cardsWith({ state: 'succeeded', cents: 1200 }), field))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(selectUserId(state())).toBeDefined()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' })
  })
})

describe('a pending payment', () => {
  it.each([
    ['no secret', () => HttpResponse.json({})],
    ['a refusal without a message', () => HttpResponse.json({}, { status: 400 })],
  ])(
    'shows no failure, only that it could not be checked, if the server answers with %s',
    async (_what, answer) => {
      await openPage()
      serverSays(secret)
      await store.dispatch(submitOrder(monthly))
      await store.dispatch(pay(cardsWith(lost), field))
      await openPage()
      serverSays(answer)
      expect(await shownAfter(check(cardsWith(lost)))).toBe('pending')
      expect(selectDonationFailure(state())).toBeNull()
      expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
    },
  )

  it('does not show as not charged after the device has forgotten it', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith({ state: 'processing' }), field))
    laterBy(24 * 60 * MINUTE)
    const cards = cardsWith({ state: 'succeeded' })
    await store.dispatch(pay(cards, field))
    expect(selectDonationFailure(state())).toBeNull()
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('shows as a running subscription once the server lists it', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith(lost), field))
    serverLists([active])
    expect(await shownAfter(check())).toBe('outcome')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'running' })
  })

  it('stays pending if its checkout page cannot be opened again', async () => {
    serverSays(link, 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage(null)
    serverSays(() => HttpResponse.json({ data: 'javascript:alert(1)' }), 'getPaymentLink')
    expect(await shownAfter(resume())).toBe('pending')
    expect(selectDonationFailure(state())).toEqual({ kind: 'not-reopened' })
  })
})

describe('a one-time donation', () => {
  beforeEach(() => {
    serverSays(link, 'getPaymentLink')
    sessionStorage.clear()
  })

  it('is not resolved by the result in the address, which anybody can write', async () => {
    await openPage(null)
    await store.dispatch(submitOrder(once))
    sessionStorage.clear()
    await openPage(null)
    for (const [result, kind] of [
      [true, 'done'],
      [false, 'canceled'],
    ] as const) {
      await store.dispatch(comeBack(result))
      expect(selectDonationOutcome(state())).toEqual({ kind })
      expect(selectDonationAttempt(state())?.stage).toBe('redirected')
    }
  })

  it('is searched in the history when a signed-in user returns from the checkout page', async () => {
    await openPage()
    await store.dispatch(submitOrder(once))
    sessionStorage.clear()
    await openPage()
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get(HISTORY, () => HttpResponse.json({ onetime: [payment] })))
    await store.dispatch(comeBack(true))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'found', cents: 2000 })
    expect(selectDonationAttempt(state())?.stage).toBe('redirected')
  })

  it('does not lead a user who signs in during its request to the checkout page of the former user', async () => {
    await openPage()
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    serverSays(async () => {
      await isHeld
      return link()
    }, 'getPaymentLink')
    const submitting = store.dispatch(submitOrder(once))
    const record = await signInTo('sara@example.org')
    store.dispatch(storedSessionRead({ record, remember: true }))
    answer()
    await submitting
    expect(ways).toEqual([])
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationAttempt(state())).toBeNull()
  })

  it('a visitor who signs in sees the thanks of her account before the question about this attempt', async () => {
    await openPage(null)
    await store.dispatch(submitOrder(once))
    const record = await signInTo(omid)
    const now = Date.now()
    const attempt = { ...monthly, key: 'own', userId: record.userId, stage: 'succeeded', startedAt: now }
    localStorage.setItem(placeOf(record.userId), JSON.stringify({ attempt: { ...attempt, changedAt: now } }))
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectUserId(state())).toBe(record.userId))
    await store.dispatch(visit())
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'own' })
    store.dispatch(acknowledge({ kind: 'succeeded', key: 'own', cents: 1200, interval: 'month' }))
    expect(selectDonationAttempt(state())?.stage).toBe('redirected')
  })

  it('a visitor who signs in after leaving for the checkout page is still asked about the payment', async () => {
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage(null)
    const record = await signInTo(omid)
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectUserId(state())).toBe(record.userId))
    expect(await shownAfter(visit())).toBe('pending')
    expect(selectDonationAttempt(state())?.stage).toBe('redirected')
    expect(await shownAfter(submitOrder({ ...once, amount: 30 }))).toBe('pending')
    expect(await shownAfter(discard())).toBe('choice')
    expect(localStorage.getItem(placeOf(undefined))).toBeNull()
    expect(await shownAfter(submitOrder({ ...once, amount: 30 }))).toBe('checkout')
  })
})
