import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/auth'
import type { PaymentStatus } from '@/domain/donation/payment'
import type { Billing, CardField } from '@/integrations/cards/types'
import { withoutSecrets } from '@/state/devTools'
import { acknowledge, check, discard, pay, submitOrder } from '@/state/donation/actions'
import { placeOf } from '@/state/donation/attemptStore'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOperation,
  selectDonationOutcome,
  selectIsFormOpen,
} from '@/state/donation/selectors'
import { selectUserId } from '@/state/session/selectors'
import { selectUser } from '@/state/session/user'
import { server } from '../../helpers/mockApi'
import {
  active,
  cardsWith,
  field,
  laterBy,
  MINUTE,
  monthly,
  omidHimself,
  once,
  openPage,
  SECRET,
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

describe('a subscription', () => {
  beforeEach(() => openPage())

  it('leads a visitor to the registration, without a request', async () => {
    const asked = serverSays(secret)
    await openPage(null)
    expect(await shownAfter(submitOrder(monthly))).toBe('registration')
    expect(asked).toEqual([])
  })

  it('opens the card form with a secret that is only in memory', async () => {
    serverSays(secret)
    const actions: unknown[] = []
    const real = store.dispatch
    store.dispatch = ((action: never) => {
      actions.push(action)
      return real(action)
    }) as typeof store.dispatch
    expect(await shownAfter(submitOrder(monthly))).toBe('card')
    expect(selectIsFormOpen(state())).toBe(true)
    expect(JSON.stringify(state())).not.toContain(SECRET)
    expect(JSON.stringify(withoutSecrets(actions))).not.toContain(SECRET)
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  })

  it('sends one request after two quick presses', async () => {
    const asked = serverSays(secret)
    await Promise.all([store.dispatch(submitOrder(monthly)), store.dispatch(submitOrder(monthly))])
    expect(shown()).toBe('card')
    expect(asked).toHaveLength(1)
  })

  it('repeats the request after a lost answer, with the same key and the same body', async () => {
    const asked = serverSays(() => HttpResponse.error())
    expect(await shownAfter(submitOrder(monthly))).toBe('failure')
    expect(selectDonationFailure(state())).toEqual({ kind: 'api', error: { status: 'offline' } })
    await store.dispatch(submitOrder(monthly))
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]?.key).toBeTruthy()
    expect(selectDonationOperation(state())).toBeNull()
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ message: 'No' }, { status: 500 }), 'api'],
    ['no secret', () => HttpResponse.json({}), 'no-secret'],
    ['an empty secret', () => HttpResponse.json({ clientSecret: ' ' }), 'no-secret'],
    ['another kind of secret', () => HttpResponse.json({ clientSecret: 7 }), 'no-secret'],
    ['HTML', () => HttpResponse.html('<p>Hello'), 'api'],
  ])('shows a failure after %s, and begins with a new key at the next press', async (_what, answer, kind) => {
    const asked = serverSays(answer)
    await store.dispatch(submitOrder(monthly))
    expect(selectDonationFailure(state())?.kind).toBe(kind)
    await store.dispatch(submitOrder(monthly))
    expect(asked[0]?.key).not.toBe(asked[1]?.key)
  })

  it('leads a donor who already has a subscription to her profile after a 409', async () => {
    serverSays(() => {
      serverLists([active])
      return HttpResponse.json({ message: 'Already' }, { status: 409 })
    })
    expect(await shownAfter(submitOrder(monthly))).toBe('profile')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'subscribed' })
  })

  it('stores the order for its user after a 401 has ended the session', async () => {
    serverSays(() => HttpResponse.json({ message: 'Over' }, { status: 401 }))
    const own = userId
    await store.dispatch(submitOrder(monthly))
    expect(selectUserId(state())).toBeUndefined()
    expect(selectDonationAttempt(state())).toBeNull()
    expect(JSON.parse(localStorage.getItem(placeOf(own)) ?? '{}').attempt).toMatchObject(monthly)
  })

  it('is stored as confirming before the page asks the provider to charge', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    const stages: string[] = []
    const cards = {
      ...cardsWith({ state: 'succeeded', cents: 1200 }),
      pay: async (): Promise<PaymentStatus> => {
        stages.push(JSON.parse(localStorage.getItem(placeOf(userId)) ?? '{}').attempt.stage)
        return { state: 'succeeded', cents: 1200 }
      },
    }
    expect(await shownAfter(pay(cards, field))).toBe('outcome')
    expect(stages).toEqual(['confirming'])
    expect(selectDonationOutcome(state())).toMatchObject({
      kind: 'succeeded',
      cents: 1200,
      interval: 'month',
    })
  })

  it('shows the reason of a declined card, and uses the same secret for the next try', async () => {
    const asked = serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    const failure = { code: 'card_declined', declineCode: 'insufficient_funds' }
    expect(await shownAfter(pay(cardsWith({ state: 'incomplete', failure }), field))).toBe('card')
    expect(selectDonationFailure(state())).toEqual({ kind: 'card', failure })
    expect(selectIsFormOpen(state())).toBe(true)
    const cards = cardsWith({ state: 'succeeded' })
    await store.dispatch(pay(cards, field))
    expect(cards.pay).toHaveBeenCalledWith(SECRET, field, undefined, expect.any(Function))
    expect(asked).toHaveLength(1)
  })

  it('is unresolved after ten minutes of a challenge', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let asksBank = () => {}
    let answer: (payment: PaymentStatus) => void = () => {}
    const cards = {
      ...cardsWith({ state: 'unknown' }),
      pay: (_secret: string, _field: CardField, _billing?: Billing, onBank = () => {}) => {
        asksBank = onBank
        return new Promise<PaymentStatus>((resolve) => {
          answer = resolve
        })
      },
    }
    const received = vi.fn()
    const paying = store.dispatch(pay(cards, field)).then(received)
    await vi.advanceTimersByTimeAsync(59_000)
    asksBank()
    await vi.advanceTimersByTimeAsync(599_000)
    expect(received).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await paying
    expect(shown()).toBe('pending')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    answer({ state: 'succeeded', cents: 1200 })
    await vi.advanceTimersByTimeAsync(1)
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('is unresolved after a minute without an answer, and a later answer does not move the focus', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer: (payment: PaymentStatus) => void = () => {}
    const charge = vi.fn(() => new Promise<PaymentStatus>((resolve) => (answer = resolve)))
    const received = vi.fn()
    const cards = { ...cardsWith({ state: 'unknown' }), pay: charge }
    const paying = store.dispatch(pay(cards, field)).then(received)
    await vi.waitFor(() => expect(charge).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(59_000)
    expect(received).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await paying
    expect(ways).toEqual(['pending'])
    ways.length = 0
    answer({ state: 'processing' })
    await vi.advanceTimersByTimeAsync(1)
    expect(selectDonationOutcome(state())).toEqual({ kind: 'processing' })
    expect(ways).toEqual([])
  })

  it('queries the payment after a lost answer, and starts nothing else while it is unresolved', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    const cards = cardsWith({ state: 'unknown' })
    expect(await shownAfter(pay(cards, field))).toBe('pending')
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
    expect(await shownAfter(submitOrder(once))).toBe('pending')
    expect(await shownAfter(discard())).toBe('pending')
    const line = cardsWith({ state: 'succeeded', cents: 1200 })
    expect(await shownAfter(check(line))).toBe('outcome')
    expect(line.pay).not.toHaveBeenCalled()
  })

  it('gets the secret again by the same key after a reload, and queries the payment', async () => {
    const asked = serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
    expect(await openPage()).toBe('pending')
    const cards = cardsWith({ state: 'incomplete' })
    await store.dispatch(check(cards))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unknown' })
    laterBy(3 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
    expect(selectIsFormOpen(state())).toBe(true)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('does not query the payment of another secret', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
    await openPage()
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_2_secret_2' }))
    const cards = cardsWith({ state: 'incomplete' })
    expect(await shownAfter(check(cards))).toBe('pending')
    expect(cards.retrieve).not.toHaveBeenCalled()
    expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
    expect(await shownAfter(discard())).toBe('pending')
    laterBy(3 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationAttempt(state())?.isUnresolvable).toBe(true)
    expect(await shownAfter(discard())).toBe('choice')
  })

  it('does not begin a second time after a charge that the server does not know yet', async () => {
    const asked = serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
    const outcome = selectDonationOutcome(state())
    if (outcome) store.dispatch(acknowledge(outcome))
    await openPage()
    expect(await shownAfter(submitOrder({ interval: 'week', amount: 50 }))).toBe('profile')
    expect(asked).toHaveLength(1)
  })

  it('forgets its own charge as soon as the server knows the subscription', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    server.use(
      http.post('*/api/auth/getUser', () =>
        HttpResponse.json({ ...omidHimself, id: userId, hasSubscription: true }),
      ),
    )
    await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
    expect(localStorage.getItem(placeOf(userId))).toContain('subscribedAt')
    store.dispatch(authApi.endpoints.getUser.initiate({ userId }, { forceRefetch: true }))
    await vi.waitFor(() => expect(selectUser(state())?.hasSubscription).toBe(true))
    expect(localStorage.getItem(placeOf(userId))).not.toContain('subscribedAt')
  })
})
