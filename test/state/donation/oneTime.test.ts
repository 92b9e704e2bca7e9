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

  it('leads a visitor to the checkout page, and stays pending until she returns', async () => {
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
  ])('does not follow a link of %j', async (data) => {
    serverSays(link(data), 'getPaymentLink')
    await openPage(null)
    expect(await shownAfter(submitOrder(once))).toBe('failure')
    expect(selectDonationFailure(state())).toEqual({ kind: 'link-refused' })
  })

  it('does not show a busy page after Back from the checkout page', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    expect(selectDonationOperation(state())).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(selectDonationOperation(state())).toBeNull()
    expect(selectDonationAttempt(state())?.stage).toBe('redirected')
  })

  it('ends the busy state after ten seconds if the browser does not leave the page', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await store.dispatch(submitOrder(once))
    expect(selectDonationOperation(state())).toBe('leaving')
    vi.advanceTimersByTime(10_000)
    expect(selectDonationOperation(state())).toBeNull()
  })

  it('shows the outcome that another tab has stored', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    const place = placeOf(undefined)
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...stored.attempt, stage: 'succeeded' } }))
    window.dispatchEvent(new StorageEvent('storage', { key: place }))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
  })

  it('finds its payment in the history of a signed-in donor', async () => {
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

  it('does not take a similar payment in the history of a user for that of a visitor', async () => {
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

  it('shows as canceled after result=false, and opens the same page again for the same order', async () => {
    const asked = serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage(null)
    await store.dispatch(comeBack(false))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'canceled' })
    expect(await shownAfter(submitOrder(once))).toBe('checkout')
    expect(asked[0]).toEqual(asked[1])
  })

  it('does not show to another user who signs in meanwhile', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage()
    await store.dispatch(submitOrder(once))
    const record = await signInTo('sara@example.org')
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectDonationAttempt(state())).toBeNull())
    expect(selectDonationOperation(state())).toBeNull()
  })
})
