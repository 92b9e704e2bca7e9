import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/auth'
import { pay, submitOrder } from '@/state/donation/actions'
import { selectDonationFailure, selectDonationOutcome } from '@/state/donation/selectors'
import { atEnd } from '../../helpers/endings'
import { server } from '../../helpers/mockApi'
import {
  active,
  cardsWith,
  field,
  MINUTE,
  monthly,
  omidHimself,
  openPage,
  secret,
  serverSays,
  state,
  store,
  userId,
  ways,
} from './page'

/**
 * Holds these calls back.
 * @returns a promise of the first call, and a function that releases all
 */
function hold(path: string, answer?: object) {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    server.use(
      http.all(path, async () => {
        resolve()
        await isFree
        return answer && HttpResponse.json(answer as never)
      }),
    )
  })
  return { isAsked, letGo }
}

describe('the query for running subscriptions before a charge', () => {
  beforeEach(() => openPage())

  it('gets its answer, even if the cache drops the previous answer at that moment', async () => {
    serverSays(secret)
    await store.dispatch(submitOrder(monthly))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    atEnd(() => void vi.useRealTimers())
    await store.dispatch(pay(cardsWith({ state: 'incomplete', failure: { code: 'card_declined' } }), field))
    vi.advanceTimersByTime(MINUTE - 1000)
    const history = hold('*/api/donate/history')
    const paying = store.dispatch(pay(cardsWith({ state: 'succeeded', cents: 1200 }), field))
    await history.isAsked
    vi.advanceTimersByTime(1000)
    history.letGo()
    await paying
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('gets its answer, even if another query makes the history out of date meanwhile', async () => {
    serverSays(() => HttpResponse.json({ message: 'Already' }, { status: 409 }))
    const user = hold('*/api/auth/getUser', { ...omidHimself, id: userId, hasSubscription: true })
    const history = hold('*/api/donate/history', { subs: [active] })
    // When the donor submits the order, the server has no subscription of hers.
    server.use(http.get('*/api/donate/history', () => HttpResponse.json({ subs: [] }), { once: true }))
    const asking = store.dispatch(authApi.endpoints.getUser.initiate({ userId }, { forceRefetch: true }))
    await user.isAsked
    const submitting = store.dispatch(submitOrder(monthly))
    await history.isAsked
    user.letGo()
    await asking
    history.letGo()
    await submitting
    expect(ways).toEqual(['profile'])
    expect(selectDonationOutcome(state())).toEqual({ kind: 'subscribed' })
  })
})
