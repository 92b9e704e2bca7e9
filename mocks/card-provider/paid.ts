import { receivePayment } from '../handlers/receivePayment.ts'
import { count, type WorldState } from '../state.ts'

/** Takes the money, writes it into the ledger, and notifies the API host unless notifications are late. */
export function charge(state: WorldState, { id, cents }: { id: string; cents: number }, now: number) {
  const { cardProvider } = state
  cardProvider.charges.push({ id: `ch_mock_${count(state, 'charge')}`, of: id, cents, at: now })
  cardProvider.unreported.push(id)
  notifyHost(state, now)
}

/** Says what was not said yet. */
export function notifyHost(state: WorldState, now: number) {
  const { cardProvider } = state
  if (cardProvider.isWebhookLate) return
  for (const id of cardProvider.unreported) receivePayment(state, id, now)
  cardProvider.unreported = []
}
