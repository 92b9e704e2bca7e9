import { expect, it, vi } from 'vitest'
import { courseApi } from '@/api/course'
import { discard, pay, submitOrder, visit } from '@/state/donation/actions'
import {
  selectDonationAttempt,
  selectDonationFailure,
  selectDonationOutcome,
  selectIsFormOpen,
} from '@/state/donation/selectors'
import { outboxOf } from '@/state/learning/outboxes'
import { type AppStore, lazySlicesInjected } from '@/state/reducer'
import { storedSessionRead } from '@/state/session/slice'
import { selectUser } from '@/state/session/user'
import { createStore } from '@/state/store'
import '@/state/lazySlices'
import { signInTo } from '../../mocks/node'
import { atEnd } from '../helpers/endings'
import { omid, sara } from '../helpers/renderApp'
import { cardsWith, field, monthly, secret, serverSays, showPage } from './donation/page'

/** A store in which this user is signed in. */
async function storeOf(email: string) {
  const store = createStore()
  const record = await signInTo(email)
  store.dispatch(lazySlicesInjected())
  store.dispatch(storedSessionRead({ record, remember: true }))
  atEnd(() => void store.dispatch(storedSessionRead(null)))
  await vi.waitFor(() => expect(selectUser(store.getState())?.id).toBe(record.userId))
  return store
}

const attemptIn = (store: AppStore) => selectDonationAttempt(store.getState())

it('two stores donate independently: only the store that requested a secret can pay with it', async () => {
  const asked = serverSays(secret)
  const [one, other] = [await storeOf(omid), await storeOf(omid)]
  await one.dispatch(visit())
  await one.dispatch(submitOrder(monthly))
  await other.dispatch(visit())
  expect(selectIsFormOpen(one.getState())).toBe(true)
  expect(selectIsFormOpen(other.getState())).toBe(false)
  const cards = cardsWith({ state: 'succeeded', cents: 1200 })
  // The device has the attempt, but only the page that requested the secret has it in memory.
  await other.dispatch(pay(cards, field))
  expect(selectDonationFailure(other.getState())).toEqual({ kind: 'no-secret' })
  expect(cards.pay).not.toHaveBeenCalled()
  await one.dispatch(pay(cards, field))
  expect(selectDonationOutcome(one.getState())).toMatchObject({ kind: 'succeeded' })
  expect(asked).toHaveLength(1)
})

it('a sign-out in one store leaves the card form of another store open', async () => {
  const [one, other] = [await storeOf(omid), await storeOf(sara)]
  atEnd(showPage(one))
  serverSays(secret)
  await one.dispatch(visit())
  await one.dispatch(submitOrder(monthly))
  other.dispatch(storedSessionRead(null))
  expect(selectIsFormOpen(one.getState())).toBe(true)
  expect(attemptIn(one)?.stage).toBe('ready')
  await one.dispatch(discard())
})

it('parallel requests of two stores both succeed', async () => {
  const query = { page: 1, pageSize: 12, sort: 'DESC' } as const
  const asked = [createStore(), createStore()].map((store) =>
    store.dispatch(courseApi.endpoints.getCourses.initiate(query)),
  )
  for (const { isSuccess } of await Promise.all(asked)) expect(isSuccess).toBe(true)
})

it('each store has the outbox of its own learner', async () => {
  const [one, other] = [await storeOf(omid), await storeOf(sara)]
  await vi.waitFor(() => expect(outboxOf(one.dispatch)).toBeDefined())
  await vi.waitFor(() => expect(outboxOf(other.dispatch)).toBeDefined())
  expect(outboxOf(one.dispatch)?.userId).toBe(one.getState().session.record?.userId)
  expect(outboxOf(other.dispatch)?.userId).toBe(other.getState().session.record?.userId)
  other.dispatch(storedSessionRead(null))
  await vi.waitFor(() => expect(outboxOf(other.dispatch)).toBeUndefined())
  expect(outboxOf(one.dispatch)).toBeDefined()
})
