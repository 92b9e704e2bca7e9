import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DonationOutcome } from '@/domain/donation/outcome'
import { acknowledge, beginBeside, check, pay, submitOrder } from '@/state/donation/actions'
import { selectDonationFailure, selectDonationOutcome, selectIsFormOpen } from '@/state/donation/selectors'
import { selectUserId } from '@/state/session/selectors'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { atEnd } from '../../helpers/endings'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import {
  active,
  cardsWith,
  field,
  monthly,
  once,
  openPage,
  secret,
  serverLists,
  serverSays,
  shown,
  shownAfter,
  state,
  store,
} from './page'

const ended = {
  ...active,
  plan: { amount: 2000, interval: 'month' },
  latest_invoice: { period_start: 1_790_000_000, period_end: 1_800_000_000 },
}
const running = [{ id: 'sub_1', dollars: 20, interval: 'month', until: 1_800_000_000_000 }]
const received = { kind: 'still-running', running, order: monthly }

const paid = () => cardsWith({ state: 'succeeded', cents: 1200 })

/** The question about a subscription that still runs. */
function question() {
  const outcome = selectDonationOutcome(state())
  if (outcome?.kind !== 'still-running') throw new Error(`The outcome is ${JSON.stringify(outcome)}.`)
  return outcome satisfies DonationOutcome
}

beforeEach(() => openPage())

it('a user whose history shows a subscription that still runs is asked before the card form opens', async () => {
  const asked = serverSays(secret)
  const lists = serverLists([ended], false)
  expect(await shownAfter(submitOrder(monthly))).toBe('question')
  expect(selectDonationOutcome(state())).toEqual(received)
  expect(selectIsFormOpen(state())).toBe(false)
  expect(lists).toEqual({ history: 1, user: 1 })
  expect(asked).toEqual([])
})

it('a user who continues gets the card form, and pays without another question', async () => {
  serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  expect(await shownAfter(beginBeside(question()))).toBe('card')
  expect(selectDonationOutcome(state())).toBeNull()
  const cards = paid()
  expect(await shownAfter(pay(cards, field))).toBe('outcome')
  expect(cards.pay).toHaveBeenCalledTimes(1)
  expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
})

it('a user who does not continue starts no donation, and is asked again at her next order', async () => {
  const asked = serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  store.dispatch(acknowledge(question()))
  expect(selectDonationOutcome(state())).toBeNull()
  await store.dispatch(submitOrder(monthly))
  expect(selectDonationOutcome(state())).toEqual(received)
  expect(asked).toEqual([])
})

it('the client sends no query about subscriptions before a one-time donation', async () => {
  serverSays(() => HttpResponse.json({ data: 'https://pay.example.org/1' }), 'getPaymentLink')
  const lists = serverLists([ended], false)
  expect(await shownAfter(submitOrder(once))).toBe('checkout')
  expect(lists).toEqual({ history: 0, user: 0 })
})

it('the card form opens without a question if the history shows no running subscription', async () => {
  serverSays(secret)
  const lists = serverLists([{ ...ended, status: 'canceled' }], false)
  expect(await shownAfter(submitOrder(monthly))).toBe('card')
  expect(lists).toEqual({ history: 1, user: 0 })
})

it('a user who has a subscription after all is led to her profile, and no donation starts', async () => {
  const asked = serverSays(secret)
  serverLists([ended], true)
  expect(await shownAfter(submitOrder(monthly))).toBe('profile')
  expect(asked).toEqual([])
})

it.each([
  [
    'the history',
    () => server.use(falsified.get('*/api/donate/history', () => HttpResponse.json({}, { status: 500 }))),
    500,
  ],
  ['the user', () => server.use(http.post('*/api/auth/getUser', () => HttpResponse.error())), 'offline'],
])(
  'the card form opens if %s cannot be loaded, and nothing is charged until the donor is asked',
  async (_what, fail, status) => {
    serverSays(secret)
    serverLists([ended], false)
    fail()
    expect(await shownAfter(submitOrder(monthly))).toBe('card')
    const cards = paid()
    expect(await shownAfter(pay(cards, field))).toBe('failure')
    expect(selectDonationFailure(state())).toMatchObject({ kind: 'api', error: { status } })
    // The connection is back, so the question now shows, while the form is already open.
    serverLists([ended], false)
    expect(await shownAfter(pay(cards, field))).toBe('question')
    expect(selectDonationOutcome(state())).toEqual({ kind: 'still-running', running })
    expect(cards.pay).not.toHaveBeenCalled()
    expect(await shownAfter(beginBeside(question()))).toBe('card')
    expect(selectIsFormOpen(state())).toBe(true)
    await store.dispatch(pay(cards, field))
    expect(selectDonationOutcome(state())).toMatchObject({ kind: 'succeeded' })
    expect(cards.pay).toHaveBeenCalledTimes(1)
  },
)

it('the card form opens after eight seconds if the server does not answer', async () => {
  serverSays(secret)
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    server.use(
      http.get('*/api/donate/history', async () => {
        resolve()
        await isFree
      }),
    )
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  atEnd(() => void vi.useRealTimers())
  const opened = vi.fn()
  const submitting = store.dispatch(submitOrder(monthly)).then(opened)
  await isAsked
  await vi.advanceTimersByTimeAsync(7_999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await submitting
  expect(shown()).toBe('card')
  letGo()
})

it('a user who has continued is asked again if another subscription has begun before the charge', async () => {
  serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(beginBeside(question()))
  serverLists([ended, { ...active, id: 'sub_2' }], false)
  const cards = paid()
  expect(await shownAfter(pay(cards, field))).toBe('question')
  expect(question().running.map(({ id }) => id)).toEqual(['sub_1', 'sub_2'])
  expect(cards.pay).not.toHaveBeenCalled()
})

it('a user who continues and has a subscription by then is not charged', async () => {
  serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(beginBeside(question()))
  serverLists([ended], true)
  const cards = paid()
  expect(await shownAfter(pay(cards, field))).toBe('outcome')
  expect(selectDonationOutcome(state())).toEqual({ kind: 'subscribed' })
  expect(cards.pay).not.toHaveBeenCalled()
})

it('the answer of one user does not count for the next user, who is asked, too', async () => {
  serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(beginBeside(question()))
  await openPage('sara@example.org')
  serverLists([ended], false)
  expect(await shownAfter(submitOrder(monthly))).toBe('question')
  expect(question().running).toEqual(running)
})

it('a subscription that still runs does not count as the unresolved payment', async () => {
  serverSays(secret)
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  await store.dispatch(beginBeside(question()))
  await store.dispatch(pay(cardsWith({ state: 'unknown' }), field))
  expect(await shownAfter(check())).toBe('pending')
  expect(selectDonationOutcome(state())).toEqual({ kind: 'unasked' })
})

it('the page shows the message of a server that still refuses another subscription', async () => {
  serverSays(() => HttpResponse.json({ message: 'Only one, please.' }, { status: 409 }))
  serverLists([ended], false)
  await store.dispatch(submitOrder(monthly))
  expect(await shownAfter(beginBeside(question()))).toBe('failure')
  expect(selectDonationFailure(state())).toMatchObject({
    kind: 'api',
    error: { message: 'Only one, please.' },
  })
})

it('a server error on the user query ends the session, and no donation starts', async () => {
  expectOnConsole(/could not be confirmed/)
  const asked = serverSays(secret)
  serverLists([ended], false)
  server.use(falsified.post('*/api/auth/getUser', () => HttpResponse.json({}, { status: 500 })))
  await store.dispatch(submitOrder(monthly))
  expect(selectUserId(state())).toBeUndefined()
  expect(asked).toEqual([])
})
