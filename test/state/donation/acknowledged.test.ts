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

describe('an outcome', () => {
  it('stays unread when the donor closes an error in front of it', async () => {
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

  it('stays unread when the donor acknowledges an earlier outcome, which it has replaced', async () => {
    await openPage()
    charged('key-1')
    await openPage()
    store.dispatch(acknowledge({ kind: 'canceled' }))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    expect(storedRecord().isHeard).toBeUndefined()
  })

  it('shows at the next visit if it came while the donor was signed out', async () => {
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

  it('stays unread, and shows next, when the user acknowledges her donation as a visitor', async () => {
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

describe('the thanks to a user who has seen her subscription', () => {
  const unsubscribe = () => store.dispatch(donateApi.endpoints.unsubscribe.initiate('sub_1'))

  it('do not show any more after she has ended the subscription', async () => {
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

  it('still show after the server has refused to end the subscription', async () => {
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

  it('stay unread for a one-time donation or an unresolved payment', async () => {
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
