import { openDB } from 'idb'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { acknowledge, discard, pay, submitOrder, visit } from '@/state/donation/actions'
import { createAttemptBackup } from '@/state/donation/attemptBackup'
import { selectDonationAttempt, selectDonationOutcome } from '@/state/donation/selectors'
import { servicesOf } from '@/state/services'
import { storedSessionRead } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { atEnd } from '../../helpers/endings'
import { omid } from '../../helpers/renderApp'
import {
  cardsWith,
  field,
  monthly,
  once,
  openPage,
  SECRET,
  secret,
  serverSays,
  shown,
  shownAfter,
  state,
  store,
  userId,
} from './page'

/** The copy of a record, as another page would read it; undefined if there is none. */
async function copied(owner = userId) {
  const db = await openDB('giving', 1, { upgrade: (fresh) => void fresh.createObjectStore('notes') })
  const text: string | undefined = await db.get('notes', `donation:${owner}`)
  db.close()
  return text
}
const stageCopied = async () => JSON.parse((await copied()) ?? '{}').attempt?.stage

/** A crash of the browser: localStorage loses the records, and the older session survives. */
async function loseRecords() {
  await servicesOf(store.dispatch).get(createAttemptBackup).flushed()
  for (const place of Object.keys(localStorage))
    if (place.startsWith('donation')) localStorage.removeItem(place)
}

beforeEach(() => serverSays(secret))

it('the record is written to the backup before the page asks the provider to charge', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  let stage: unknown
  const cards = {
    ...cardsWith({ state: 'processing' }),
    pay: async () => {
      stage = await stageCopied()
      return { state: 'processing' } as const
    },
  }
  expect(await shownAfter(pay(cards, field))).toBe('pending')
  expect(stage).toBe('confirming')
  await vi.waitFor(async () => expect(await stageCopied()).toBe('processing'))
  expect(await copied()).not.toContain(SECRET)
})

it('a card is not charged if another user signs in while its record is written', async () => {
  const other = await signInTo('sara@example.org')
  await openPage()
  await store.dispatch(submitOrder(monthly))
  const place = `donation:${userId}`
  vi.spyOn(servicesOf(store.dispatch).get(createAttemptBackup), 'flushed').mockImplementation(async () => {
    store.dispatch(storedSessionRead({ record: other, remember: true }))
  })
  const cards = cardsWith({ state: 'succeeded', cents: 1200 })
  await store.dispatch(pay(cards, field))
  expect(cards.pay).not.toHaveBeenCalled()
  expect(JSON.parse(localStorage.getItem(place) ?? '{}')).toMatchObject({
    attempt: { stage: 'card', tries: 1 },
    isUntold: true,
  })
  // The other user sees neither the thanks nor a failure of the donor.
  expect(shown()).toBe('choice')
  expect(await openPage()).toBe('outcome')
  expect(selectDonationOutcome(state())).toEqual({ kind: 'not-charged' })
})

it('the record is written to the backup, without its link, before a visitor goes to the checkout page', async () => {
  serverSays(() => HttpResponse.json({ data: 'https://pay.example.org/1' }), 'getPaymentLink')
  await openPage(null)
  expect(await shownAfter(submitOrder(once))).toBe('checkout')
  const text = await copied('visitor')
  expect(JSON.parse(text ?? '{}').attempt.stage).toBe('left')
  expect(text).not.toContain('pay.example')
  await openPage()
  await loseRecords()
  expect(await openPage(null)).toBe('pending')
})

it('the next page restores a payment whose record a crash has lost, and starts no other payment', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
  await loseRecords()
  expect(await openPage()).toBe('pending')
  expect(selectDonationAttempt(state())?.stage).toBe('confirming')
  expect(await shownAfter(submitOrder({ ...monthly, amount: 30 }))).toBe('pending')
})

it('an order that is submitted right after the sign-in waits until the backup is read', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
  await openPage(null)
  await loseRecords()
  const record = await signInTo(omid)
  store.dispatch(storedSessionRead({ record, remember: true }))
  const visits = [store.dispatch(visit()), store.dispatch(visit())]
  expect(selectDonationAttempt(state())).toBeNull()
  expect(await shownAfter(submitOrder(once))).toBe('pending')
  await Promise.all(visits)
  expect(shown()).toBe('pending')
})

it('a newer copy in the backup replaces an older record, such as that of the open card form', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  const before = localStorage.getItem(`donation:${userId}`) ?? ''
  await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
  const { attempt } = JSON.parse(before)
  await loseRecords()
  localStorage.setItem(
    `donation:${userId}`,
    JSON.stringify({ attempt: { ...attempt, changedAt: attempt.changedAt - 1 } }),
  )
  expect(await openPage()).toBe('pending')
})

it('an acknowledged outcome does not return from the backup', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
  const { key } = selectDonationAttempt(state()) ?? { key: '' }
  store.dispatch(acknowledge({ kind: 'succeeded', key, cents: 1200, interval: 'month' }))
  await vi.waitFor(async () => expect(JSON.parse((await copied()) ?? '{}').isHeard).toBe(true))
  expect(await openPage()).toBe('choice')
  await loseRecords()
  expect(await openPage()).toBe('choice')
})

it('an acknowledged outcome does not return from an older copy once the server knows the subscription', async () => {
  await openPage()
  await store.dispatch(submitOrder(monthly))
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1))
  atEnd(() => clock.mockRestore())
  await store.dispatch(pay(cardsWith({ state: 'succeeded' }), field))
  await servicesOf(store.dispatch).get(createAttemptBackup).flushed()
  const { attempt, subscribedAt } = JSON.parse((await copied()) ?? '{}')
  expect(subscribedAt).toBeDefined()
  localStorage.setItem(`donation:${userId}`, JSON.stringify({ attempt, isHeard: true }))
  expect(await openPage()).toBe('choice')
})

it('a discarded attempt does not return from the backup', async () => {
  serverSays(() => HttpResponse.json({ data: 'https://pay.example.org/1' }), 'getPaymentLink')
  await openPage(null)
  await store.dispatch(submitOrder(once))
  await openPage(null)
  await store.dispatch(discard())
  await vi.waitFor(async () => expect(await copied('visitor')).toBeUndefined())
  expect(await openPage(null)).toBe('choice')
})

it.each([
  [
    'forbidden',
    () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  ],
  ['silent', () => new IDBOpenDBRequest()],
])('a donor can donate with an IndexedDB that is %s', async (_how, answer) => {
  const { open } = IDBFactory.prototype
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    name,
    version,
  ) {
    return name === 'giving' ? answer() : open.call(this, name, version)
  })
  await openPage()
  await store.dispatch(submitOrder(monthly))
  const cards = cardsWith({ state: 'succeeded' })
  expect(await shownAfter(pay(cards, field))).toBe('outcome')
  expect(cards.pay).toHaveBeenCalledTimes(1)
  expect(opening).toHaveBeenCalledWith('giving', 1)
})
