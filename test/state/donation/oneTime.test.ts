import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { check, comeBack, submitOrder } from '@/state/donation/actions'
import { placeOf } from '@/state/donation/attemptStore'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
} from '@/state/donation/selectors'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { server } from '../../helpers/mockApi'
import { once, openPage, serverSays, shownAfter, state, store, ways } from './page'

describe('a one-time donation', () => {
  const link = (data: unknown) => () => HttpResponse.json({ data })

  it('a visitor goes to the checkout page, and is asked about it on her return', async () => {
    const asked = serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    expect(await shownAfter(submitOrder(once))).toBe('checkout')
    expect(ways).toEqual(['https://pay.example.org/1'])
    expect(asked[0]?.body).toEqual({
      amount: 20,
      isSubscription: false,
      currency: 'usd',
      interval: 'one-time',
    })
    await openPage(null)
    expect(await shownAfter(submitOrder({ ...once, amount: 30 }))).toBe('pending')
    expect(asked).toHaveLength(1)
    expect(await shownAfter(comeBack(true))).toBe('outcome')
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
  })

  it.each([
    'javascript:alert(1)',
    'http://pay.example.org/',
    'https://a:b@pay.example.org/',
    'Closed today',
    '',
    7,
    null,
  ])('a link of %j is not followed', async (data) => {
    serverSays(link(data), 'getPaymentLink')
    await openPage(null)
    expect(await shownAfter(submitOrder(once))).toBe('failure')
    expect(selectDonationFailure(state())).toEqual({ kind: 'link-refused' })
  })

  it('Back from the checkout page shows a page that is not busy', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    expect(selectDonationOperation(state())).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(selectDonationOperation(state())).toBeNull()
    expect(selectDonationAttempt(state())?.stage).toBe('redirected')
  })

  it('a page that cannot be left does not stay busy forever', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await store.dispatch(submitOrder(once))
    expect(selectDonationOperation(state())).toBe('leaving')
    vi.advanceTimersByTime(10_000)
    expect(selectDonationOperation(state())).toBeNull()
  })

  it("this tab receives another tab's outcome", async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    const place = placeOf(undefined)
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...stored.attempt, stage: 'succeeded' } }))
    window.dispatchEvent(new StorageEvent('storage', { key: place }))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
  })

  it('the page searches a signed-in donor’s history', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage()
    await store.dispatch(submitOrder(once))
    await openPage()
    expect(await shownAfter(check())).toBe('pending')
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get('*/api/donate/history', () => HttpResponse.json({ onetime: [payment] })))
    expect(await shownAfter(check())).toBe('outcome')
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'found', cents: 2000 })
  })

  it("a visitor's payment is in no history: a similar entry there is another payment", async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage()
    expect(selectDonationAttempt(state())).toMatchObject({ stage: 'redirected' })
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get('*/api/donate/history', () => HttpResponse.json({ onetime: [payment] })))
    expect(await shownAfter(check())).toBe('pending')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
  })

  it('result=false shows as canceled, and the same order opens the same page again', async () => {
    const asked = serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage(null)
    await store.dispatch(comeBack(false))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'canceled' })
    expect(await shownAfter(submitOrder(once))).toBe('checkout')
    expect(asked[0]).toEqual(asked[1])
  })

  it('a user who signs in meanwhile does not see it', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage()
    await store.dispatch(submitOrder(once))
    const record = await signInTo('sara@example.org')
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectDonationAttempt(state())).toBeNull())
    expect(selectDonationOperation(state())).toBeNull()
  })
})
