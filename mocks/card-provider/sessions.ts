import { count, type WorldState } from '../state.ts'
import { charge } from './paid.ts'
import type { PaymentSession } from './state.ts'

const DAY_MS = 86_400_000

export type SessionStatus = 'open' | 'paid' | 'expired' | 'unknown'

/** The content of the provider's payment page for a session. */
export interface SessionView {
  status: SessionStatus
  cents?: number
  /** How often it is charged from then on, where that is known. */
  interval?: 'week' | 'month' | 'year'
}

/** A page on which somebody can pay once, within a day. */
export function createSession(state: WorldState, cents: number, now: number): PaymentSession {
  const session = {
    id: `cs_mock_${count(state, 'payment session')}`,
    cents,
    isPaid: false,
    expiresAt: now + DAY_MS,
  }
  state.cardProvider.sessions.push(session)
  return session
}

export function viewSession(state: WorldState, id: string, now: number): SessionView {
  const session = state.cardProvider.sessions.find((one) => one.id === id)
  if (!session) return { status: 'unknown' }
  const { cents, isPaid, expiresAt = Number.POSITIVE_INFINITY } = session
  if (isPaid) return { status: 'paid', cents }
  if (expiresAt <= now) return { status: 'expired', cents }
  const interval = state.expectedPayments.find((one) => one.id === id)?.interval
  return { status: 'open', cents, ...(interval && interval !== 'one-time' && { interval }) }
}

/** Takes the money unless the session is paid; a second payment gets the answer that it is paid. */
export function paySession(state: WorldState, id: string, now: number): SessionView {
  const view = viewSession(state, id, now)
  if (view.status !== 'open') return view
  const session = state.cardProvider.sessions.find((one) => one.id === id)
  if (!session) return view
  session.isPaid = true
  charge(state, session, now)
  return { status: 'paid', cents: view.cents }
}
