import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { check, pay, submitOrder } from '@/state/donation/actions'
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
import { giveLocks } from '../../helpers/locks'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'
import {
  cardsWith,
  field,
  laterBy,
  MINUTE,
  monthly,
  openPage,
  provider,
  secret,
  serverSays,
  state,
  store,
  userId,
} from './page'

const lost: PaymentStatus = { state: 'unknown' }
const unclear: PaymentStatus = { state: 'incomplete' }
const succeeded: PaymentStatus = { state: 'succeeded', cents: 1200 }

/** Only timers are fake; answers arrive as usual. */
function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/**
 * A browser with locks, in which the lock of donations is always free.
 * @returns how often the lock was taken
 */
function freeLock() {
  let taken = 0
  giveLocks({
    request: (name: string, _how: object, hold: (lock: object) => unknown) => {
      if (name !== 'donation') return new Promise(() => {})
      taken += 1
      return hold({})
    },
  })
  return () => taken
}

/**
 * Makes queries to the provider wait.
 * @returns a promise of a function that answers the query
 */
function slowAnswer(cards: ReturnType<typeof cardsWith>) {
  let asking = (_answer: (payment: PaymentStatus) => void) => {}
  const asked = new Promise<(payment: PaymentStatus) => void>((resolve) => (asking = resolve))
  cards.retrieve.mockImplementation(() => new Promise((resolve) => asking(resolve)))
  return asked
}

/** Another tab has continued with the attempt of this tab. */
function otherTab(outcome: object) {
  const place = placeOf(userId)
  const { attempt } = JSON.parse(localStorage.getItem(place) ?? '{}')
  localStorage.setItem(
    place,
    JSON.stringify({ attempt: { ...attempt, tries: 1, changedAt: Date.now(), ...outcome } }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: place }))
}

describe('a tab that learns of an unresolved payment', () => {
  beforeEach(async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
  })

  it.each(['confirming', 'processing'])('polls after another tab has left the payment %s', async (stage) => {
    fakeTimers()
    provider.cards = cardsWith(succeeded)
    otherTab({ stage })
    expect(selectDonationAttempt(state())?.stage).toBe(stage)
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' }))
  })

  it('queries the provider at once when it becomes visible, and only once', async () => {
    const cards = cardsWith(succeeded)
    await store.dispatch(check(cards))
    fakeTimers()
    otherTab({ stage: 'confirming' })
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' }))
    expect(cards.retrieve).toHaveBeenCalledTimes(1)
  })

  it('does not query the provider if nothing can have been charged', async () => {
    fakeTimers()
    const cards = cardsWith(succeeded)
    await store.dispatch(check(cards))
    otherTab({ stage: 'card' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(cards.retrieve).not.toHaveBeenCalled()
  })

  it('adopts the resolved attempt of another tab before it shows that nothing was charged', async () => {
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    expect(selectDonationAttempt(state())?.stage).toBe('confirming')
    // The other tab knows the outcome, and this tab has not received it.
    const place = placeOf(userId)
    const { attempt } = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({ attempt: { ...attempt, stage: 'card' } }))
    server.use(falsified.get('*/api/donate/history', () => HttpResponse.json({}, { status: 500 })))
    await store.dispatch(pay(cardsWith(succeeded), field))
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'api' })
    expect(selectDonationAttempt(state())?.stage).toBe('ready')
    expect(selectIsFormOpen(state())).toBe(true)
  })

  it('polls for a user who signs in with a pending payment', async () => {
    otherTab({ stage: 'confirming' })
    store.dispatch(storedSessionRead(null))
    provider.cards = cardsWith(succeeded)
    const record = await signInTo(omid)
    fakeTimers()
    store.dispatch(storedSessionRead({ record, remember: true }))
    await vi.waitFor(() => expect(selectUserId(state())).toBe(record.userId))
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' }))
  })
})

describe('a background check of a payment', () => {
  it('runs without the lock, so that it blocks no other tab', async () => {
    const locked = freeLock()
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    fakeTimers()
    const cards = cardsWith(lost, lost)
    await store.dispatch(pay(cards, field))
    const before = locked()
    const answer = slowAnswer(cards)
    await vi.advanceTimersByTimeAsync(5_000)
    const say = await answer
    expect(selectDonationOperation(state())).toBe('checking')
    expect(locked()).toBe(before)
    say(lost)
    await vi.waitFor(() => expect(selectDonationOperation(state())).toBeNull())
  })

  it('ignores an answer that is older than the confirmation of another tab', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    const cards = cardsWith(lost, unclear)
    await store.dispatch(pay(cards, field))
    const slow = slowAnswer(cards)
    const asking = store.dispatch(check(cards, 'background'))
    const answer = await slow
    otherTab({ stage: 'confirming', tries: 2 })
    answer({ state: 'incomplete', failure: { code: 'expired_card' } })
    await asking
    expect(selectDonationAttempt(state())).toMatchObject({ stage: 'confirming', confirmationCount: 2 })
  })

  it('does not mark the payment as unresolvable when another tab has just confirmed it', async () => {
    await openPage()
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    await store.dispatch(pay(cardsWith(lost, unclear), field))
    laterBy(61 * MINUTE)
    const cards = cardsWith(lost, lost)
    const slow = slowAnswer(cards)
    const asking = store.dispatch(check(cards, 'background'))
    const answer = await slow
    otherTab({ stage: 'confirming', tries: 2 })
    answer(lost)
    await asking
    expect(selectDonationAttempt(state())?.isUnresolvable).toBeUndefined()
  })
})
