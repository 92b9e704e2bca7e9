import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/auth'
import type { Billing, CardField, CardPayment } from '@/integrations/cards/types'
import { withoutSecrets } from '@/state/devTools'
import { noteKeyOf } from '@/state/donation/notes'
import {
  selectDonationAttempt,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
  selectIsCardOpen,
} from '@/state/donation/selectors'
import { check, give, giveUp, hear, pay } from '@/state/donation/thunks'
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
  once,
  openPage,
  SECRET,
  secret,
  serverLists,
  serverSays,
  state,
  store,
  userId,
} from './page'

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
    serverSays(() => {
      serverLists([active])
      return HttpResponse.json({ message: 'Already' }, { status: 409 })
    })
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
    expect(cards.pay).toHaveBeenCalledWith(SECRET, field, undefined, expect.any(Function))
    expect(asked).toHaveLength(1)
  })

  it('who hears nothing is told after a minute that we do not know; who is asked by her bank is given ten', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let asksBank = () => {}
    let answer: (payment: CardPayment) => void = () => {}
    const cards = {
      ...cardsWith({ state: 'unknown' }),
      pay: (_secret: string, _field: CardField, _billing?: Billing, onBank = () => {}) => {
        asksBank = onBank
        return new Promise<CardPayment>((resolve) => {
          answer = resolve
        })
      },
    }
    const told = vi.fn()
    const paying = store.dispatch(pay(cards, field)).then(told)
    await vi.advanceTimersByTimeAsync(59_000)
    asksBank()
    await vi.advanceTimersByTimeAsync(599_000)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await paying
    expect(told).toHaveBeenCalledWith({ next: 'pending' })
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    answer({ state: 'succeeded', cents: 1200 })
    await vi.advanceTimersByTimeAsync(1)
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('a lost answer is asked about, and nothing new starts while nobody knows', async () => {
    serverSays(secret)
    await store.dispatch(give(monthly))
    const cards = cardsWith({ state: 'unknown' })
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'pending' })
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
    expect(selectDonationNews(state())).toEqual({ kind: 'unasked' })
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
    const cards = cardsWith({ state: 'incomplete' })
    await store.dispatch(check(cards))
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    laterBy(3 * MINUTE)
    await store.dispatch(check(cards))
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
    expect(selectDonationNews(state())).toEqual({ kind: 'unasked' })
    expect(await store.dispatch(giveUp())).toEqual({ next: 'pending' })
    laterBy(3 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationAttempt(state())?.isLost).toBe(true)
    expect(await store.dispatch(giveUp())).toEqual({ next: 'idle' })
  })

  it('once charged no second one begins, though the server has not heard of the first', async () => {
    const asked = serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
    const news = selectDonationNews(state())
    if (news) store.dispatch(hear(news))
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
    expect(localStorage.getItem(noteKeyOf(userId))).toContain('subscribedAt')
    store.dispatch(authApi.endpoints.getUser.initiate({ userId }, { forceRefetch: true }))
    await vi.waitFor(() => expect(selectUser(state())?.hasSubscription).toBe(true))
    expect(localStorage.getItem(noteKeyOf(userId))).not.toContain('subscribedAt')
  })
})
