import { http } from 'msw'
import { count, type PendingIntent } from '../state.ts'
import type { World } from '../world.ts'
import { answer } from './call.ts'

const DAYS = { 'one-time': 0, week: 7, month: 30, year: 365 }

/**
 * What the card payment provider tells a real API host behind the client's back: this payment succeeded. The stand-in for
 * the provider's script posts {clientSecret} here.
 */
export function providerHandler(world: World) {
  return http.post('*/__mock/payments/confirm', async ({ request }) => {
    const { clientSecret } = (await request.json()) as Partial<PendingIntent>
    const isKnown = await world.transact((state) => {
      const intent = state.intents.find((one) => one.clientSecret === clientSecret)
      if (!intent) return false
      const start = Math.floor(world.now() / 1000)
      state.intents = state.intents.filter((one) => one !== intent)
      state.subscriptions.unshift({
        id: `sub_mock_${count(state, 'subscription')}`,
        userId: intent.userId,
        status: 'active',
        plan: { amount: Math.round(intent.amount * 100), interval: intent.interval },
        period_start: start,
        period_end: start + DAYS[intent.interval] * 86_400,
      })
      return true
    })
    return answer({ status: isKnown ? 'succeeded' : 'unknown' }, isKnown ? 200 : 404)
  })
}
