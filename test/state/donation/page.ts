import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
import type { CardField, CardPayment } from '@/integrations/cards/types'
import { follow, visit } from '@/state/donation/thunks'
import type { AskedCards } from '@/state/donation/word'
import { storedSessionRead } from '@/state/session/slice'
import { selectUser } from '@/state/session/user'
import { type AppStore, createStore, lazySlicesInjected } from '@/state/store'
import { signInTo } from '../../../mocks/node'
import { atEnd } from '../../helpers/endings'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'

export const monthly = { interval: 'month', amount: 12 } as const
export const once = { interval: 'one-time', amount: 20 } as const
export const SECRET = 'pi_1_secret_1'
export const field = {} as CardField

export let store: AppStore
export let userId: string

export const state = () => store.getState()
export const cardsWith = (payment: CardPayment, found: CardPayment = payment) => ({
  pay: vi.fn(async () => payment),
  retrieve: vi.fn(async () => found),
})

/** Whom the page finds when it looks for the provider by itself. */
export const provider: { cards?: AskedCards } = {}

/** A page of its own: loaded anew, with what the device has kept. */
export async function openPage(email: string | null = omid) {
  const record = email && (await signInTo(email))
  store = createStore()
  store.dispatch(lazySlicesInjected())
  store.dispatch(storedSessionRead(record ? { record, remember: true } : null))
  userId = record ? record.userId : ''
  if (record) await vi.waitFor(() => expect(selectUser(state())).toBeDefined())
  const stop = store.dispatch(follow(async () => provider.cards))
  atEnd(() => {
    provider.cards = undefined
    stop()
    // What is still asked about her is no news of anybody.
    store.dispatch(storedSessionRead(null))
  })
  return store.dispatch(visit())
}

/** What the server answers; keys and bodies are kept. */
export function serverSays(answer: () => Response | Promise<Response>, path = 'stripe') {
  const asked: { key: string | null; body: unknown }[] = []
  server.use(
    http.post(`*/api/donate/${path}`, async ({ request }) => {
      asked.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return answer()
    }),
  )
  return asked
}

/** What history and user say of her subscriptions from now on. @returns how often each is asked */
export function serverLists(subs: object[], hasSubscription = subs.length > 0) {
  const asked = { history: 0, user: 0 }
  server.use(
    http.get('*/api/donate/history', () => {
      asked.history += 1
      return HttpResponse.json({ subs })
    }),
    http.post('*/api/auth/getUser', () => {
      asked.user += 1
      return HttpResponse.json({ id: userId, firstName: 'Omid', hasSubscription })
    }),
  )
  return asked
}

export const active = { id: 'sub_1', status: 'active' }

export const secret = () => HttpResponse.json({ clientSecret: SECRET })

export const MINUTE = 60_000

/** So much time has gone by since. */
export function laterBy(ms: number) {
  const then = Date.now() + ms
  const clock = vi.spyOn(Date, 'now').mockReturnValue(then)
  atEnd(() => clock.mockRestore())
}
