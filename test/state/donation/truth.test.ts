import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CardPayment } from '@/integrations/cards/types'
import { noteKeyOf } from '@/state/donation/notes'
import {
  selectDonationAttempt,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
  selectIsCardOpen,
} from '@/state/donation/selectors'
import { check, comeBack, give, giveUp, goOn, hear, pay, visit } from '@/state/donation/thunks'
import { selectUserId } from '@/state/session/selectors'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
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
  state,
  store,
  userId,
} from './page'

const HISTORY = '*/api/donate/history'
const link = () => HttpResponse.json({ data: 'https://pay.example.org/1' })
const lost: CardPayment = { state: 'unknown' }
const declined: CardPayment = { state: 'incomplete', failure: { code: 'card_declined' } }
const unclear: CardPayment = { state: 'incomplete' }

describe('nothing is called not charged while it may be on its way', () => {
  beforeEach(async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(give(monthly))
  })

  it('“not charged”, heard of the provider at once, is not believed, and no other wish begins', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    expect(selectDonationAttempt(state())?.stage).toBe('confirming')
    expect(await store.dispatch(give({ ...monthly, amount: 20 }))).toEqual({ next: 'pending' })
    laterBy(3 * MINUTE)
    await store.dispatch(check(cardsWith(lost, unclear)))
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged' })
  })

  it('why the first try was declined is its own word; of the second one it may be the first one’s', async () => {
    await store.dispatch(pay(cardsWith(lost, declined), field))
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'card', failure: { code: 'card_declined' } })
    await store.dispatch(pay(cardsWith(lost, declined), field))
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
  })

  it('the same payment may be tried again at once, and a card that is declined then is no word on the try before', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    expect(selectIsCardOpen(state())).toBe(true)
    const other = cardsWith(declined, unclear)
    expect(await store.dispatch(pay(other, field))).toEqual({ next: 'card' })
    expect(other.retrieve).toHaveBeenCalledBefore(other.pay)
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'card', isEarlierOpen: true })
    expect(await store.dispatch(give({ ...monthly, amount: 20 }))).toEqual({ next: 'pending' })
    expect(await store.dispatch(giveUp())).toEqual({ next: 'pending' })
    laterBy(3 * MINUTE)
    await store.dispatch(check(cardsWith(lost, declined)))
    expect(selectDonationAttempt(state())?.stage).toBe('card')
  })

  it('what got through meanwhile is not tried again', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const cards = cardsWith(lost, { state: 'succeeded', cents: 1200 })
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'told' })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('what another tab has tried meanwhile is asked about first, too', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const place = noteKeyOf(userId)
    const note = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...note.attempt, tries: 2 } }))
    const cards = cardsWith(declined, unclear)
    await store.dispatch(pay(cards, field))
    expect(cards.retrieve).toHaveBeenCalledBefore(cards.pay)
    expect(selectDonationAttempt(state())).toMatchObject({ tries: 3, stage: 'confirming' })
  })

  it('another payment of the same wish is not taken for it', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    const place = noteKeyOf(userId)
    const note = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...note.attempt, mark: 'another' } }))
    const cards = cardsWith({ state: 'succeeded' }, unclear)
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'pending' })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('what is asked by itself keeps her from nothing: her press comes after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith({ state: 'succeeded', cents: 1200 }, unclear)
    cards.pay.mockResolvedValueOnce(lost)
    await store.dispatch(pay(cards, field))
    let answer = (_payment: CardPayment) => {}
    cards.retrieve.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(5_000)
    const paying = store.dispatch(pay(cards, field))
    expect(selectDonationBusy(state())).toBe('confirming')
    answer(unclear)
    expect(await paying).toEqual({ next: 'told' })
    expect(cards.pay).toHaveBeenCalledTimes(2)
  })

  it('whose bank was asked is given more time', async () => {
    const cards = {
      ...cardsWith(lost, unclear),
      pay: async (...[, , , onBank]: [unknown, unknown, unknown?, (() => void)?]): Promise<CardPayment> => {
        onBank?.()
        return lost
      },
    }
    await store.dispatch(pay(cards, field))
    laterBy(10 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    laterBy(20 * MINUTE)
    await store.dispatch(check(cards))
    expect(selectDonationNews(state())).toEqual({ kind: 'not-charged' })
  })

  it('what is not known is asked again by itself, and the donor keeps what she was told meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith(lost, unclear)
    await store.dispatch(pay(cards, field))
    const asked = cards.retrieve.mock.calls.length
    cards.retrieve.mockImplementation(async () => {
      expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
      return { state: 'succeeded', cents: 1200 }
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(asked + 1)
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(asked + 1)
  })

  it('what the bank still works on is asked again by itself, and at once when the tab is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const cards = cardsWith({ state: 'processing' }, { state: 'processing' })
    await store.dispatch(pay(cards, field))
    expect(cards.retrieve).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
    expect(selectDonationNews(state())).toEqual({ kind: 'processing' })
    // Looked at twice in a moment, it is asked about once.
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(cards.retrieve).toHaveBeenCalledTimes(2)
    cards.retrieve.mockImplementation(async () => ({ state: 'succeeded', cents: 1200 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(3)
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(cards.retrieve).toHaveBeenCalledTimes(3)
  })

  it('on a silent line the provider is asked all the same, and believed where it says “charged”', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let answer = (_payment: CardPayment) => {}
    const silent = new Promise<CardPayment>((resolve) => {
      answer = resolve
    })
    const cards = { ...cardsWith(lost, declined), pay: vi.fn(() => silent) }
    const paying = store.dispatch(pay(cards, field))
    await vi.waitFor(() => expect(cards.pay).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(60_000)
    await paying
    await store.dispatch(check(cards))
    expect(selectDonationNews(state())).toEqual({ kind: 'unknown' })
    await store.dispatch(check(cardsWith(lost, { state: 'succeeded', cents: 1200 })))
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded' })
    answer(lost)
    await vi.advanceTimersByTimeAsync(1)
  })

  it('an attempt that was tried is asked about once more before it is given up', async () => {
    await store.dispatch(pay(cardsWith(declined, { state: 'succeeded', cents: 1200 }), field))
    expect(selectIsCardOpen(state())).toBe(true)
    expect(await store.dispatch(giveUp())).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('the page asks whether it may be left while the bank is asked', async () => {
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
    expect(selectDonationBusy(state())).toBeNull()
  })
})

describe('before anything is charged', () => {
  beforeEach(async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(give(monthly))
  })

  it('the server is asked whether she has subscribed elsewhere meanwhile', async () => {
    serverLists([active])
    const cards = cardsWith({ state: 'succeeded' })
    // Told where she is: what she has just pressed was to charge her.
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'told' })
    expect(cards.pay).not.toHaveBeenCalled()
    expect(selectDonationNews(state())).toEqual({ kind: 'subscribed' })
  })

  it('there is an attempt with an interval: without one nobody is charged (docs/behaviour/donation.md#required-for-a-card-payment)', async () => {
    expect(await store.dispatch(giveUp())).toEqual({ next: 'idle' })
    const cards = cardsWith({ state: 'succeeded' })
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'failed' })
    expect(selectDonationFailure(state())).toEqual({ kind: 'no-interval' })
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('while nobody can say so, nothing is charged, and the card form stays', async () => {
    server.use(http.get(HISTORY, () => HttpResponse.json({ message: 'Sorry' }, { status: 500 })))
    const cards = cardsWith({ state: 'succeeded' })
    expect(await store.dispatch(pay(cards, field))).toEqual({ next: 'failed' })
    expect(cards.pay).not.toHaveBeenCalled()
    expect(selectIsCardOpen(state())).toBe(true)
    expect(selectDonationAttempt(state())?.stage).toBe('card')
  })

  it('a server in trouble takes neither the thanks nor the session', async () => {
    server.use(http.post('*/api/auth/getUser', () => HttpResponse.json({}, { status: 500 })))
    await store.dispatch(pay(cardsWith({ state: 'succeeded', cents: 1200 }), field))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(selectUserId(state())).toBeDefined()
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded' })
  })
})

describe('what is pending is spoken of as pending', () => {
  it.each([
    ['no secret', () => HttpResponse.json({})],
    ['a refusal without a word', () => HttpResponse.json({}, { status: 400 })],
  ])('%s while it may be charged is no failure, only nobody who could be asked', async (_what, answer) => {
    await openPage()
    serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith(lost), field))
    await openPage()
    serverSays(answer)
    expect(await store.dispatch(check(cardsWith(lost)))).toEqual({ next: 'pending' })
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationNews(state())).toEqual({ kind: 'unasked' })
  })

  it('what the device has forgotten after a day is not called not charged', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith({ state: 'processing' }), field))
    laterBy(24 * 60 * MINUTE)
    const cards = cardsWith({ state: 'succeeded' })
    await store.dispatch(pay(cards, field))
    expect(selectDonationFailure(state())).toBeNull()
    expect(cards.pay).not.toHaveBeenCalled()
  })

  it('that what got through is a subscription is told as that', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(give(monthly))
    await store.dispatch(pay(cardsWith(lost), field))
    serverLists([active])
    expect(await store.dispatch(check())).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toEqual({ kind: 'running' })
  })

  it('a payment page that cannot be opened again says nothing of what was charged', async () => {
    serverSays(link, 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    await openPage(null)
    serverSays(() => HttpResponse.json({ data: 'javascript:alert(1)' }), 'getPaymentLink')
    expect(await store.dispatch(goOn())).toEqual({ next: 'pending' })
    expect(selectDonationFailure(state())).toEqual({ kind: 'not-reopened' })
  })
})

describe('one time', () => {
  beforeEach(() => {
    serverSays(link, 'getPaymentLink')
    sessionStorage.clear()
  })

  it('a result that anybody may have written settles nothing', async () => {
    await openPage(null)
    await store.dispatch(give(once))
    sessionStorage.clear()
    await openPage(null)
    for (const [result, kind] of [
      [true, 'done'],
      [false, 'canceled'],
    ] as const) {
      await store.dispatch(comeBack(result))
      expect(selectDonationNews(state())).toEqual({ kind })
      expect(selectDonationAttempt(state())?.stage).toBe('left')
    }
  })

  it('signed in, the history is looked into first', async () => {
    await openPage()
    await store.dispatch(give(once))
    sessionStorage.clear()
    await openPage()
    const payment = { id: 'pi', amount: 2000, created: Math.ceil(Date.now() / 1000), status: 'succeeded' }
    server.use(http.get(HISTORY, () => HttpResponse.json({ onetime: [payment] })))
    await store.dispatch(comeBack(true))
    expect(selectDonationNews(state())).toMatchObject({ kind: 'found', cents: 2000 })
    expect(selectDonationAttempt(state())?.stage).toBe('left')
  })

  it('who signs in while the link is asked for is not sent to somebody else’s payment page', async () => {
    await openPage()
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    serverSays(async () => {
      await isHeld
      return link()
    }, 'getPaymentLink')
    const giving = store.dispatch(give(once))
    const record = await signInTo('sara@example.org')
    store.dispatch(storedSessionRead({ record, remember: true }))
    answer()
    expect((await giving).next).not.toBe('leave')
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationAttempt(state())).toBeNull()
  })

  it('her own thanks come before the question about what she began as a visitor', async () => {
    await openPage(null)
    await store.dispatch(give(once))
    const record = await signInTo(omid)
    const now = Date.now()
    const attempt = { ...monthly, key: 'own', userId: record.userId, stage: 'succeeded', startedAt: now }
    localStorage.setItem(
      noteKeyOf(record.userId),
      JSON.stringify({ attempt: { ...attempt, changedAt: now } }),
    )
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectUserId(state())).toBe(record.userId))
    await store.dispatch(visit())
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', key: 'own' })
    store.dispatch(hear({ kind: 'succeeded', key: 'own', cents: 1200, interval: 'month' }))
    expect(selectDonationAttempt(state())?.stage).toBe('left')
  })

  it('who left as a visitor and has signed in since is still asked about it', async () => {
    await openPage(null)
    await store.dispatch(give(once))
    await openPage(null)
    const record = await signInTo(omid)
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectUserId(state())).toBe(record.userId))
    expect(await store.dispatch(visit())).toEqual({ next: 'pending' })
    expect(selectDonationAttempt(state())?.stage).toBe('left')
    expect(await store.dispatch(give({ ...once, amount: 30 }))).toEqual({ next: 'pending' })
    expect(await store.dispatch(giveUp())).toEqual({ next: 'idle' })
    expect(localStorage.getItem(noteKeyOf(undefined))).toBeNull()
    expect((await store.dispatch(give({ ...once, amount: 30 }))).next).toBe('leave')
  })
})
