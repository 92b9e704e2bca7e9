import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import type { CardField } from '@/integrations/cards/types'
import type { Services } from '@/lib/services'
import { visit } from '@/state/donation/actions'
import { openPage as openDonationPage } from '@/state/donation/openPage'
import type { ReportingCards } from '@/state/donation/ports'
import { selectDonationView } from '@/state/donation/selectors'
import { type AppDispatch, type AppStore, lazySlicesInjected, type RootState } from '@/state/reducer'
import { storedSessionRead } from '@/state/session/slice'
import { selectUser } from '@/state/session/user'
import { createStore } from '@/state/store'
import { signInTo } from '../../../mocks/node'
import { atEnd } from '../../helpers/endings'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'

export const monthly = { interval: 'month', amount: 12 } as const
export const once = { interval: 'one-time', amount: 20 } as const
export const SECRET = 'pi_1_secret_1'
export const field = {} as CardField

export let store: AppStore
export let userId: string

export const state = () => store.getState()
export const cardsWith = (payment: PaymentStatus, found: PaymentStatus = payment) => ({
  pay: vi.fn(async () => payment),
  retrieve: vi.fn(async () => found),
})

/** The provider that the page loads. */
export const provider: { cards?: ReportingCards } = {}

/**
 * The page's navigations: to the checkout page, the profile, the registration, or the panel of a pending
 * attempt.
 */
export const ways: string[] = []

const navigation = {
  redirect: (link: string) => void ways.push(link),
  goToProfile: () => void ways.push('profile'),
  goToRegistration: () => void ways.push('registration'),
  focusPending: () => void ways.push('pending'),
  focusChoice() {},
}

/** The visible part of the page: the dialog if one is open, else the body. */
export function shown() {
  const view = selectDonationView(state())
  return view.dialog?.kind ?? view.kind
}

type Action = (dispatch: AppDispatch, getState: () => RootState, services: Services) => unknown

/** The page's target after an action, else its visible part. */
export async function shownAfter(action: Action) {
  ways.length = 0
  await store.dispatch(action)
  const way = ways.at(-1)
  return way?.startsWith('https:') ? 'checkout' : (way ?? shown())
}

/**
 * Opens the donation page in a store.
 * @returns a function that closes it
 */
export const showPage = (shownIn = store) =>
  shownIn.dispatch(openDonationPage({ navigation, loadProvider: async () => provider.cards }))

/** A newly loaded page with its own store, and what the device has stored. */
export async function openPage(email: string | null = omid) {
  const record = email && (await signInTo(email))
  store = createStore()
  store.dispatch(lazySlicesInjected())
  store.dispatch(storedSessionRead(record ? { record, remember: true } : null))
  userId = record ? record.userId : ''
  if (record) await vi.waitFor(() => expect(selectUser(state())).toBeDefined())
  const stop = showPage()
  atEnd(() => {
    provider.cards = undefined
    stop()
    // Ends the session, so that late answers about this user change nothing.
    store.dispatch(storedSessionRead(null))
  })
  return shownAfter(visit())
}

/**
 * Sets the server's answer.
 * @returns the keys and bodies of the requests
 */
export function serverSays(answer: () => Response | Promise<Response>, path = 'stripe') {
  const asked: { key: string | null; body: unknown }[] = []
  server.use(
    falsified.post(`*/api/donate/${path}`, async ({ request }) => {
      asked.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return answer()
    }),
  )
  return asked
}

export const omidHimself = { firstName: 'Omid', lastName: 'Karimi', email: omid }

/**
 * Sets her subscriptions in the history and in the user.
 * @returns the number of requests for each
 */
export function serverLists(subs: object[], hasSubscription = subs.length > 0) {
  const asked = { history: 0, user: 0 }
  server.use(
    http.get('*/api/donate/history', () => {
      asked.history += 1
      return HttpResponse.json({ subs })
    }),
    http.post('*/api/auth/getUser', () => {
      asked.user += 1
      return HttpResponse.json({ ...omidHimself, id: userId, hasSubscription })
    }),
  )
  return asked
}

export const active = { id: 'sub_1', status: 'active', plan: { amount: 1200, interval: 'month' } }

export const secret = () => HttpResponse.json({ clientSecret: SECRET })

export const MINUTE = 60_000

/** Moves the clock forward. */
export function laterBy(ms: number) {
  const then = Date.now() + ms
  const clock = vi.spyOn(Date, 'now').mockReturnValue(then)
  atEnd(() => clock.mockRestore())
}
