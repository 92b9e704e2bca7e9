import { type HttpHandler, http } from 'msw'
import { answer } from '../handlers/call.ts'
import type { World } from '../world.ts'
import type { Answer } from './intents.ts'
import { cardProvider } from './provider.ts'
import type { CardIntent, CardProblem } from './state.ts'

/** Carries the secret of a payment that is only looked at, so that it stands in no address. */
const SECRET_HEADER = 'x-client-secret'

/**
 * The provider's server, as its script in the page and in the card field speaks to it. Over HTTP it is an
 * origin of its own; in the demo the page's own service worker answers for it, where the payments are.
 */
export function cardHandlers(world: World): HttpHandler[] {
  const provider = cardProvider(world)

  function post(path: string, run: (body: Record<string, unknown>) => Promise<Response>) {
    return http.post(`*/v1/${path}`, async ({ request }) => {
      await world.pause()
      return run(await request.json().then(Object, () => ({})))
    })
  }

  return [
    post('payment_methods', async ({ number }) =>
      answer({
        id: await provider.createPaymentMethod(String(number)),
        object: 'payment_method',
        type: 'card',
      }),
    ),
    post('payment_intents/:id/confirm', async ({ client_secret, payment_method }) =>
      respond(await provider.confirm(String(client_secret), String(payment_method))),
    ),
    post('payment_intents/:id/authenticate', async ({ client_secret, is_done }) =>
      respond(await provider.authenticate(String(client_secret), is_done === true)),
    ),
    http.get('*/v1/payment_intents/:id', async ({ request }) => {
      await world.pause()
      return respond(await provider.retrieve(request.headers.get(SECRET_HEADER) ?? ''))
    }),
  ]
}

/** A line that breaks is an answer that never comes: the doors know `Response.error()`. */
function respond({ intent, problem, isLost }: Answer): Response {
  if (isLost) return Response.error()
  if (!problem) return answer({ ...(intent && paymentIntent(intent)) })
  return answer({ error: problemOf(problem, intent) }, statusOf(problem))
}

function statusOf({ type, code }: CardProblem) {
  if (type === 'card_error') return 402
  return code === 'resource_missing' ? 404 : 400
}

function problemOf(problem: CardProblem, intent?: CardIntent) {
  return { ...problem, ...(intent && { payment_intent: paymentIntent(intent) }) }
}

/** An intent in the provider's own words. */
function paymentIntent({ id, clientSecret, cents, created, status, method, lastError }: CardIntent) {
  return {
    id,
    object: 'payment_intent',
    amount: cents,
    client_secret: clientSecret,
    created,
    currency: 'usd',
    last_payment_error: lastError ? { ...lastError } : null,
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method: method ?? null,
    status,
  }
}
