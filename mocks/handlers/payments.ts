import { type HttpHandler, http } from 'msw'
import { cardProvider } from '../card-provider/provider.ts'
import type { World } from '../world.ts'
import { answer } from './call.ts'

const PAYMENTS = '*/__mock/payments'

/**
 * The card payment provider's payment page, and what a test does with the provider behind the client's back.
 * Beside the API host, at every door, because the page belongs to the site.
 */
export function paymentControls(world: World): HttpHandler[] {
  const provider = cardProvider(world)
  return [
    http.get(`${PAYMENTS}/sessions/:id`, async ({ params }) =>
      answer({ ...(await provider.viewSession(String(params.id))) }),
    ),
    http.post(`${PAYMENTS}/sessions/:id/pay`, async ({ params }) =>
      answer({ ...(await provider.paySession(String(params.id))) }),
    ),
    control('confirm', async ({ clientSecret }) => {
      const method = await provider.createPaymentMethod('4242424242424242')
      const { intent, problem } = await provider.confirm(String(clientSecret), method)
      return problem ? answer({ ...problem }, intent ? 409 : 404) : answer({ status: intent?.status ?? '' })
    }),
    control('cancel', async ({ clientSecret }) => {
      const { intent, problem } = await provider.cancel(String(clientSecret))
      return problem ? answer({ ...problem }, intent ? 409 : 404) : answer({ status: intent?.status ?? '' })
    }),
    control('settle', async ({ isCharged }) => {
      await provider.resolve(isCharged !== false)
      return new Response(null, { status: 204 })
    }),
    control('end-later', async ({ userId }) => {
      await world.transact((state) => {
        for (const one of state.subscriptions) if (one.userId === userId) one.isEnding = true
      })
      return new Response(null, { status: 204 })
    }),
    control('delay-webhook', async ({ isLate }) => {
      await provider.delayWebhook(isLate === true)
      return new Response(null, { status: 204 })
    }),
  ]
}

function control(name: string, run: (body: Record<string, unknown>) => Promise<Response>) {
  return http.post(`${PAYMENTS}/${name}`, async ({ request }) => run(bodyIn(await request.text())))
}

function bodyIn(text: string): Record<string, unknown> {
  return text === '' ? {} : JSON.parse(text)
}
