import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteKeyOf } from '@/state/donation/notes'
import {
  selectDonationAttempt,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
} from '@/state/donation/selectors'
import { check, comeBack, give } from '@/state/donation/thunks'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { server } from '../../helpers/mockApi'
import { once, openPage, serverSays, state, store } from './page'

describe('one time', () => {
  const link = (data: unknown) => () => HttpResponse.json({ data })

  it('a visitor goes to the payment page, and is asked about it when she is back', async () => {
    const asked = serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    expect(await store.dispatch(give(once))).toEqual({ next: 'leave', link: 'https://pay.example.org/1' })
    expect(asked[0]?.body).toEqual({
      amount: 20,
      isSubscription: false,
      currency: 'usd',
      interval: 'one-time',
    })
    await openPage(null)
    expect(await store.dispatch(give({ ...once, amount: 30 }))).toEqual({ next: 'pending' })
    expect(asked).toHaveLength(1)
    expect(await store.dispatch(comeBack(true))).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
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
    expect(await store.dispatch(give(once))).toEqual({ next: 'failed' })
    expect(selectDonationFailure(state())).toEqual({ kind: 'link-refused' })
  })

  it('Back from the payment page shows a page that waits for nothing', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    expect(selectDonationBusy(state())).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(selectDonationBusy(state())).toBeNull()
    expect(selectDonationAttempt(state())?.stage).toBe('left')
  })

  it('a page that cannot be left does not wait for ever', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await store.dispatch(give(once))
    expect(selectDonationBusy(state())).toBe('leaving')
    vi.advanceTimersByTime(10_000)
    expect(selectDonationBusy(state())).toBeNull()
  })

  it('what another tab has done is heard', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    const place = noteKeyOf(undefined)
    const note = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...note.attempt, stage: 'succeeded' } }))
    window.dispatchEvent(new StorageEvent('storage', { key: place }))
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 2000 })
  })

  it('a signed-in donor’s history is looked through', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage()
    await store.dispatch(give(once))
    await openPage()
    expect(await store.dispatch(check())).toEqual({ next: 'pending' })
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get('*/api/donate/history', () => HttpResponse.json({ onetime: [payment] })))
    expect(await store.dispatch(check())).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toMatchObject({ kind: 'found', cents: 2000 })
  })

  it('what was left for as a visitor is in nobody’s history: a like payment there is another one', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    await openPage()
    expect(selectDonationAttempt(state())).toMatchObject({ stage: 'left' })
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get('*/api/donate/history', () => HttpResponse.json({ onetime: [payment] })))
    expect(await store.dispatch(check())).toEqual({ next: 'pending' })
    expect(selectDonationNews(state())).toEqual({ kind: 'unasked' })
  })

  it('result=false is told as canceled, and the same wish opens the same page again', async () => {
    const asked = serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    await openPage(null)
    await store.dispatch(comeBack(false))
    expect(selectDonationNews(state())).toEqual({ kind: 'canceled' })
    expect((await store.dispatch(give(once))).next).toBe('leave')
    expect(asked[0]).toEqual(asked[1])
  })

  it('whoever signs in meanwhile sees nothing of it', async () => {
    serverSays(link('https://pay.example.org/1'), 'getPaymentLink')
    await openPage()
    await store.dispatch(give(once))
    const record = await signInTo('sara@example.org')
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectDonationAttempt(state())).toBeNull())
    expect(selectDonationBusy(state())).toBeNull()
  })
})
