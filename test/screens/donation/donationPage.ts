import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { leaveFor } from '@/screens/donation/leaveFor'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { provider } from './fakeCards'

export const LINK = '*/api/donate/getPaymentLink'
export const SECRET = '*/api/donate/stripe'

/** Makes the device forget earlier tests. */
export function freshDevice() {
  sessionStorage.clear()
  localStorage.clear()
  provider.reset()
  vi.mocked(leaveFor).mockClear()
}

export type App = Awaited<ReturnType<typeof renderApp>>
type Scene = Parameters<typeof renderApp>[0]

/** Opens the page and waits until the user is known. */
export async function openDonation(scene: Scene) {
  const app = await renderApp(scene)
  await screen.findAllByRole('radio')
  return app
}

export const donate = (app: App) => app.user.click(screen.getByRole('button', { name: 'Donate' }))

/** Records the requests in order; the mock answers as usual. */
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

/** Sets Omid's subscriptions at the server: in the payment history and in the user. */
export const serverLists = (subs: object[], hasSubscription = true, door: StubDoor = http) =>
  server.use(
    door.get('*/api/donate/history', () => HttpResponse.json({ subs } as never)),
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

/** Waits for the card form whose field accepts input. */
export async function cardForm() {
  const field = await screen.findByRole('textbox', { name: 'card' })
  return { field, pay: screen.getByRole('button', { name: /^Pay/ }) }
}
