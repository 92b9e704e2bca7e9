import { hearOfPayment } from '../handlers/hearOfPayment.ts'
import { count, type WorldState } from '../state.ts'

/** Takes the money, writes it into the ledger, and tells the API host unless its word is late. */
export function charge(state: WorldState, { id, cents }: { id: string; cents: number }, now: number) {
  const { cardProvider } = state
  cardProvider.charges.push({ id: `ch_mock_${count(state, 'charge')}`, of: id, cents, at: now })
  cardProvider.untold.push(id)
  tellHost(state, now)
}

/** Says what was not said yet. */
export function tellHost(state: WorldState, now: number) {
  const { cardProvider } = state
  if (cardProvider.isWordLate) return
  for (const id of cardProvider.untold) hearOfPayment(state, id, now)
  cardProvider.untold = []
}
