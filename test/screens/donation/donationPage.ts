import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { leaveFor } from '@/screens/donation/leaveFor'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { provider } from './fakeCards'

export const LINK = '*/api/donate/getPaymentLink'
export const SECRET = '*/api/donate/stripe'

/** Nothing of an earlier test is known on this device. */
export function freshDevice() {
  sessionStorage.clear()
  localStorage.clear()
  provider.reset()
  vi.mocked(leaveFor).mockClear()
}

export type App = Awaited<ReturnType<typeof renderApp>>
type Scene = Parameters<typeof renderApp>[0]

/** The page is open, and it is known who looks. */
export async function openDonation(scene: Scene) {
  const app = await renderApp(scene)
  await screen.findAllByRole('radio')
  return app
}

export const donate = (app: App) => app.user.click(screen.getByRole('button', { name: 'Donate' }))

/** What was sent to the server, in order; the mock answers as ever. */
export function sentTo(path: string) {
  const sent: { body: Record<string, unknown>; key: string | null }[] = []
  server.use(
    http.post(path, async ({ request }) => {
      const body = (await request.clone().json()) as Record<string, unknown>
      sent.push({ body, key: request.headers.get('idempotency-key') })
    }),
  )
  return sent
}

export const answering = (path: string, body: object, status = 200) =>
  server.use(falsified.post(path, () => HttpResponse.json(body as never, { status })))

/** What the server says of Omid's subscriptions from now on: the payment history, and the user. */
export const serverLists = (subs: object[], hasSubscription = true) =>
  server.use(
    http.get('*/api/donate/history', () => HttpResponse.json({ subs } as never)),
    http.post('*/api/auth/getUser', () =>
      HttpResponse.json({
        id: 'u-002',
        firstName: 'Omid',
        lastName: 'Karimi',
        email: 'omid@example.org',
        hasSubscription,
      } as never),
    ),
  )

export const active = { id: 'sub_1', status: 'active', plan: { amount: 1200, interval: 'month' } }

export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** The card form is open, its field can be typed into. */
export async function cardForm() {
  const field = await screen.findByRole('textbox', { name: 'card' })
  return { field, pay: screen.getByRole('button', { name: /^Pay/ }) }
}
