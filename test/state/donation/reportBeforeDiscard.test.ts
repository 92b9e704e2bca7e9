import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { check, discard, pay, submitOrder } from '@/state/donation/actions'
import { placeOf } from '@/state/donation/attemptStore'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOutcome,
} from '@/state/donation/selectors'
import {
  cardsWith,
  field,
  laterBy,
  MINUTE,
  monthly,
  once,
  openPage,
  provider,
  SECRET,
  serverSays,
  shownAfter,
  state,
  store,
  userId,
} from './page'

const lost: PaymentStatus = { state: 'unknown' }
const succeeded: PaymentStatus = { state: 'succeeded', cents: 1200 }
const declined: PaymentStatus = { state: 'incomplete', failure: { code: 'card_declined' } }
const another = { ...monthly, amount: 20 }

/** The server answers each key with its own secret, and the same key with the same secret. */
function secretsByKey() {
  const keys: (string | null)[] = []
  const asked = serverSays(() => {
    const key = asked.at(-1)?.key ?? null
    if (!keys.includes(key)) keys.push(key)
    const number = keys.indexOf(key) + 1
    return HttpResponse.json({ clientSecret: `pi_${number}_secret_${number}` })
  })
  return asked
}

/** Loads the page again. `found`: the provider that it then loads. */
async function reload(found?: ReturnType<typeof cardsWith>) {
  await openPage()
  // The provider that the earlier page used is gone with that page.
  if (found) await store.dispatch(check(found))
  provider.cards = found
}

describe('a card payment before another order', () => {
  beforeEach(async () => {
    await openPage()
    secretsByKey()
    await store.dispatch(submitOrder(monthly))
  })

  it('is queried at the provider if the donor has tried to pay, even after a reload', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    const cards = cardsWith(succeeded)
    await reload(cards)
    expect(await shownAfter(submitOrder(another))).toBe('outcome')
    expect(cards.retrieve).toHaveBeenCalledWith(SECRET)
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('is queried at the provider if a crash of the browser has lost its record', async () => {
    const place = placeOf(userId)
    const before = localStorage.getItem(place) ?? ''
    await store.dispatch(pay(cardsWith(lost), field))
    localStorage.setItem(place, before)
    await reload(cardsWith(succeeded))
    expect(await shownAfter(submitOrder(another))).toBe('outcome')
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('blocks a one-time donation, too, while it is processing', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith({ state: 'processing' }))
    expect(await shownAfter(submitOrder(once))).toBe('pending')
  })

  it('gives way to the other order if it was not charged', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith(declined))
    expect(await shownAfter(submitOrder(another))).toBe('card')
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 20, stage: 'ready' })
  })

  it('blocks the other order if another tab confirms it meanwhile in a browser without locks', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith(declined))
    const place = placeOf(userId)
    const asked = cardsWith(declined)
    asked.retrieve.mockImplementation(async () => {
      const { attempt } = JSON.parse(localStorage.getItem(place) ?? '{}')
      const tried = { ...attempt, stage: 'confirming', changedAt: Date.now(), tries: 2 }
      localStorage.setItem(place, JSON.stringify({ attempt: tried }))
      return declined
    })
    await store.dispatch(check(asked))
    provider.cards = asked
    expect(await shownAfter(submitOrder(another))).toBe('pending')
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 12, stage: 'confirming' })
  })

  it('is discarded without a query if this page opened it and nobody tried to pay', async () => {
    const cards = cardsWith(succeeded)
    provider.cards = cards
    expect(await shownAfter(discard())).toBe('choice')
    expect(cards.retrieve).not.toHaveBeenCalled()
  })

  it.each([
    ['the page that tried to charge it', false],
    ['a page that was loaded later', true],
  ])(
    'blocks the other order for three minutes if %s gets no answer of the provider',
    async (_what, isLater) => {
      const silent = cardsWith(declined, lost)
      await store.dispatch(pay(silent, field))
      if (isLater) await reload(silent)
      expect(await shownAfter(submitOrder(another))).toBe('failure')
      expect(selectDonationFailure(state())).toEqual({ kind: 'not-asked' })
      expect(selectDonationAttempt(state())).toMatchObject({ amount: 12 })
      laterBy(3 * MINUTE)
      expect(await shownAfter(submitOrder(another))).toBe('card')
    },
  )

  it('counts as declined without a query if the server ignores idempotency keys', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    const cards = cardsWith(succeeded)
    await reload(cards)
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_9_secret_9' }))
    expect(await shownAfter(submitOrder(another))).toBe('card')
    expect(cards.retrieve).not.toHaveBeenCalled()
  })
})
