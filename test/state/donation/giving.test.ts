import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CardField, CardPayment } from '@/integrations/cards/types'
import { withoutSecrets } from '@/state/devTools'
import { noteKeyOf } from '@/state/donation/notes'
import {
  selectDonationAttempt,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
  selectIsCardOpen,
} from '@/state/donation/selectors'
import { check, comeBack, follow, give, giveUp, hear, pay, visit } from '@/state/donation/thunks'
import { serverJoined } from '@/state/server'
import { selectUserId } from '@/state/session/selectors'
import { storedSessionRead } from '@/state/session/slice'
import { selectUser } from '@/state/session/user'
import { type AppStore, createStore } from '@/state/store'
import { signInTo } from '../../../mocks/node'
import { atEnd } from '../../helpers/endings'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'

const monthly = { interval: 'month', amount: 12 } as const
const once = { interval: 'one-time', amount: 20 } as const
const SECRET = 'pi_1_secret_1'
const field = {} as CardField

let store: AppStore
let userId: string

const state = () => store.getState()
const cardsWith = (payment: CardPayment, found: CardPayment = payment) => ({
  pay: vi.fn(async () => payment),
  retrieve: vi.fn(async () => found),
})

/** A page of its own: loaded anew, with what the device has kept. */
async function openPage(email: string | null = omid) {
  const record = email && (await signInTo(email))
  store = createStore()
  store.dispatch(serverJoined())
  store.dispatch(storedSessionRead(record ? { record, remember: true } : null))
  userId = record ? record.userId : ''
  if (record) await vi.waitFor(() => expect(selectUser(state())).toBeDefined())
  // The runner of this page holds nothing of the page before.
  store.dispatch(storedSessionRead(null))
  await store.dispatch(visit())
  store.dispatch(storedSessionRead(record ? { record, remember: true } : null))
  if (record) await vi.waitFor(() => expect(selectUser(state())).toBeDefined())
  const stop = store.dispatch(follow())
  atEnd(() => {
    stop()
    // What is still asked about her is no news of anybody.
    store.dispatch(storedSessionRead(null))
  })
  return store.dispatch(visit())
}

/** What the server answers; keys and bodies are kept. */
function serverSays(answer: () => Response | Promise<Response>, path = 'stripe') {
  const asked: { key: string | null; body: unknown }[] = []
  server.use(
    http.post(`*/api/donate/${path}`, async ({ request }) => {
      asked.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return answer()
    }),
  )
  return asked
}

const secret = () => HttpResponse.json({ clientSecret: SECRET })

describe('a subscription', () => {
  beforeEach(() => openPage())

  it('a visitor registers first, and nothing is asked', async () => {
    const asked = serverSays(secret)
    await openPage(null)
    expect(await store.dispatch(give(monthly))).toEqual({ next: 'register' })
    expect(asked).toEqual([])
  })

  it('opens the card form with a secret that stands in memory alone', async () => {
    serverSays(secret)
    const actions: unknown[] = []
    const real = store.dispatch
    store.dispatch = ((action: never) => {
      actions.push(action)
      return real(action)
    }) as typeof store.dispatch
    expect(await store.dispatch(give(monthly))).toEqual({ next: 'card' })
    expect(selectIsCardOpen(state())).toBe(true)
    expect(JSON.stringify(state())).not.toContain(SECRET)
    expect(JSON.stringify(withoutSecrets(actions))).not.toContain(SECRET)
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  })

  it('pressed twice in one breath asks once', async () => {
    const asked = serverSays(secret)
    const [one, other] = await Promise.all([store.dispatch(give(monthly)), store.dispatch(give(monthly))])
    expect([one.next, other.next]).toEqual(['card', 'wait'])
    expect(asked).toHaveLength(1)
  })

  it('a lost answer is asked for again with the same key and the same words', async () => {
    const asked = serverSays(() => HttpResponse.error())
    expect((await store.dispatch(give(monthly))).next).toBe('failed')
    expect(selectDonationFailure(state())).toEqual({ kind: 'api', error: { status: 'offline' } })
    await store.dispatch(give(monthly))
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]?.key).toBeTruthy()
    expect(selectDonationBusy(state())).toBeNull()
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ message: 'No' }, { status: 500 }), 'api'],
    ['no secret', () => HttpResponse.json({}), 'no-secret'],
    ['an empty secret', () => HttpResponse.json({ clientSecret: ' ' }), 'no-secret'],
    ['another kind of secret', () => HttpResponse.json({ clientSecret: 7 }), 'no-secret'],
    ['HTML', () => HttpResponse.html('<p>Hello'), 'api'],
  ])('%s is told, and the next press begins anew', async (_what, answer, kind) => {
    const asked = serverSays(answer)
    await store.dispatch(give(monthly))
    expect(selectDonationFailure(state())?.kind).toBe(kind)
    await store.dispatch(give(monthly))
    expect(asked[0]?.key).not.toBe(asked[1]?.key)
  })

  it('refused with 409 it is asked whether she subscribes already', async () => {
    serverSays(() => HttpResponse.json({ message: 'Already' }, { status: 409 }))
    server.use(
      http.post('*/api/auth/getUser', () =>
        HttpResponse.json({ id: userId, firstName: 'Omid', hasSubscription: true }),
      ),
    )
    expect(await store.dispatch(give(monthly))).toEqual({ next: 'profile' })
    expect(selectDonationNews(state())).toEqual({ kind: 'subscribed' })
  })

  it('401 ends the session; the wish waits for her under her name', async () => {
    serverSays(() => HttpResponse.json({ message: 'Over' }, { status: 401 }))
    const hers = userId
    await store.dispatch(give(monthly))
    expect(selectUserId(state())).toBeUndefined()
    expect(selectDonationAttempt(state())).toBeNull()
    expect(JSON.parse(localStorage.getItem(noteKeyOf(hers)) ?? '{}').attempt).toMatchObject(monthly)
  })

  it('stands on the device as being confirmed before the provider is told', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    const stages: string[] = []
    const cards = {
      ...cardsWith({ state: 'succeeded', cents: 1200 }),
      pay: async (): Promise<CardPayment> => {
        stages.push(JSON.parse(localStorage.getItem(noteKeyOf(userId)) ?? '{}').attempt.stage)
        return { state: 'succeeded', cents: 1200 }
      },
    }
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'told' })
    expect(stages).toEqual(['confirming'])
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200, interval: 'month' })
  })

  it('a refused card is told in the provider’s words, and the same secret is tried again', async () => {
    const asked = serverSays(secret)
    await store.dispatch(give(monthly))
    const failure = { code: 'card_declined', declineCode: 'insufficient_funds' }
    expect(await store.dispatch(pay(cardsWith({ state: 'incomplete', failure }), field))).toEqual({
      next: 'card',
    })
    expect(selectDonationFailure(state())).toEqual({ kind: 'card', failure })
    expect(selectIsCardOpen(state())).toBe(true)
    const cards = cardsWith({ state: 'succeeded' })
    await store.dispatch(pay(cards, field))
    expect(cards.pay).toHaveBeenCalledWith(SECRET, field, undefined)
    expect(asked).toHaveLength(1)
  })

  it('a lost answer is asked about, and nothing new starts while nobody knows', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    const cards = cardsWith({ state: 'unknown' })
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'pending' })
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    expect(await store.dispatch(give(once))).toEqual({ next: 'pending' })
    expect(await store.dispatch(giveUp())).toEqual({ next: 'pending' })
    const line = cardsWith({ state: 'succeeded', cents: 1200 })
    expect(await store.dispatch(check(line))).toEqual({ next: 'told' })
    expect(line.pay).not.toHaveBeenCalled()
  })

  it('after a reload the same key brings the secret again, and the provider is asked', async () => {
    const asked = serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
    expect(await openPage()).toEqual({ next: 'pending' })
    await store.dispatch(check(cardsWith({ state: 'incomplete' })))
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged' })
    expect(selectIsCardOpen(state())).toBe(true)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('what another secret’s payment is says nothing of this one', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
    await openPage()
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_2_secret_2' }))
    const cards = cardsWith({ state: 'incomplete' })
    expect(await store.dispatch(check(cards))).toEqual({ next: 'pending' })
    expect(cards.retrieve).not.toHaveBeenCalled()
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
  })

  it('once charged no second one begins, though the server has not heard of the first', async () => {
    const asked = serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
    store.dispatch(hear())
    await openPage()
    expect(await store.dispatch(give({ interval: 'week', amount: 50 }))).toEqual({ next: 'profile' })
    expect(asked).toHaveLength(1)
  })

  it('until the server has heard of it: then the server alone is asked', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    server.use(
      http.post('*/api/auth/getUser', () =>
        HttpResponse.json({ id: userId, firstName: 'Omid', hasSubscription: true }),
      ),
    )
    await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
    await vi.waitFor(() => expect(selectUser(state())?.hasSubscription).toBe(true))
    expect(localStorage.getItem(noteKeyOf(userId))).not.toContain('subscribedAt')
  })
})

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

  it.each(['javascript:alert(1)', 'http://pay.example.org/', 'https://a:b@pay.example.org/', '', 7, null])(
    'a link of %j is not followed',
    async (data) => {
      serverSays(link(data), 'getPaymentLink')
      await openPage(null)
      expect(await store.dispatch(give(once))).toEqual({ next: 'failed' })
      expect(selectDonationFailure(state())).toEqual({ kind: 'link-refused' })
    },
  )

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
