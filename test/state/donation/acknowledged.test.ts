import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { donateApi } from '@/api/donate'
import type { DonationOrder } from '@/domain/donation/order'
import { acknowledge, comeBack, pay, submitOrder, visit } from '@/state/donation/actions'
import { placeOf } from '@/state/donation/attemptStore'
import { selectDonationFailure, selectDonationOutcome } from '@/state/donation/selectors'
import { failed, failureAcknowledged } from '@/state/donation/slice'
import { subscriptionAcknowledged } from '@/state/donation/subscriptionAcknowledged'
import { storedSessionRead } from '@/state/session/slice'
import { server } from '../../helpers/mockApi'
import {
  cardsWith,
  field,
  monthly,
  once,
  openPage,
  secret,
  serverSays,
  shownAfter,
  state,
  store,
  userId,
} from './page'

const charged = (key: string, order: DonationOrder = monthly) => {
  const now = Date.now()
  const attempt = { ...order, key, userId, tries: 1, stage: 'succeeded', startedAt: now, changedAt: now }
  localStorage.setItem(placeOf(userId), JSON.stringify({ attempt }))
  window.dispatchEvent(new StorageEvent('storage', { key: placeOf(userId) }))
}
const storedRecord = () => JSON.parse(localStorage.getItem(placeOf(userId)) ?? '{}')

describe('only a shown outcome counts as read', () => {
  it('closing an error leaves the thanks behind it unread', async () => {
    await openPage()
    charged('key-1')
    await openPage()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    store.dispatch(failed({ kind: 'other-tab' }))
    store.dispatch(failureAcknowledged())
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    expect(storedRecord().isHeard).toBeUndefined()
  })

  it('a new outcome that replaces a shown one does not count as acknowledged', async () => {
    await openPage()
    charged('key-1')
    await openPage()
    store.dispatch(acknowledge({ kind: 'canceled' }))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    expect(storedRecord().isHeard).toBeUndefined()
  })

  it('an outcome from while she was signed out is not acknowledged: she learns on her return that nothing was charged', async () => {
    serverSays(secret)
    await openPage()
    await store.dispatch(submitOrder(monthly))
    const cards = {
      ...cardsWith({ state: 'incomplete' }),
      pay: async () => {
        store.dispatch(storedSessionRead(null))
        return { state: 'incomplete', failure: { code: 'card_declined' } } as const
      },
    }
    await store.dispatch(pay(cards, field))
    expect(selectDonationFailure(state())).toBeNull()
    expect(await openPage()).toBe('outcome')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
    store.dispatch(acknowledge({ kind: 'not-charged' }))
    expect(await openPage()).toBe('choice')
  })

  it('acknowledging a visitor’s donation leaves her own outcome, which comes next', async () => {
    serverSays(() => HttpResponse.json({ data: 'https://pay.example.org/1' }), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(submitOrder(once))
    await openPage()
    charged('own')
    await store.dispatch(comeBack(true))
    const outcome = selectDonationOutcome(state())
    expect(outcome).toMatchObject({ kind: 'succeeded', cents: 2000 })
    if (outcome) store.dispatch(acknowledge(outcome))
    expect(storedRecord().isHeard).toBeUndefined()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'own' })
  })
})

describe('a user who has seen her subscription gets no thanks instead of what she came for', () => {
  const unsubscribe = () => store.dispatch(donateApi.endpoints.unsubscribe.initiate('sub_1'))

  it('a user who has ended it goes on to the card without a message', async () => {
    serverSays(secret)
    server.use(http.get('*/api/donate/unsubscribe', () => HttpResponse.json({})))
    await openPage()
    charged('key-1')
    await store.dispatch(visit())
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    await unsubscribe()
    expect(storedRecord().isHeard).toBe(true)
    expect(selectDonationOutcome(state())).toBeNull()
    await openPage()
    expect(selectDonationOutcome(state())).toBeNull()
    expect(await shownAfter(submitOrder(monthly))).toBe('card')
  })

  it('a user who failed to end it still reads the thanks', async () => {
    server.use(
      http.get('*/api/donate/unsubscribe', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    )
    await openPage()
    charged('key-1')
    await unsubscribe()
    expect(storedRecord().isHeard).toBeUndefined()
    await openPage()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
  })

  it('this concerns neither one-time donations nor a payment that may still be charged', async () => {
    await openPage()
    charged('key-1', once)
    store.dispatch(subscriptionAcknowledged(userId))
    expect(storedRecord().isHeard).toBeUndefined()
    await store.dispatch(visit())
    store.dispatch(subscriptionAcknowledged(userId))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    const { attempt } = storedRecord()
    const open = { ...attempt, ...monthly, stage: 'confirming' }
    localStorage.setItem(placeOf(userId), JSON.stringify({ attempt: open }))
    store.dispatch(subscriptionAcknowledged(userId))
    expect(storedRecord().isHeard).toBeUndefined()
  })
})
