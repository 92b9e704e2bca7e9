import { count, type WorldState } from '../state.ts'
import type { World } from '../world.ts'
import { type Answer, authenticate, cancel, confirm, resolve, resolveDue, retrieve } from './intents.ts'
import { notifyHost } from './paid.ts'
import { paySession, type SessionView, viewSession } from './sessions.ts'
import type { Charge } from './state.ts'
import { methodFor } from './testCards.ts'

export type CardProvider = ReturnType<typeof cardProvider>

/**
 * The card payment provider of a world: what its server does, without a network. Intents are named by their
 * client secret, times are milliseconds since 1970, amounts cents.
 */
export function cardProvider(world: World) {
  const inTurn = <T>(work: (state: WorldState, now: number) => T) =>
    world.transact((state) => {
      resolveDue(state, world.now())
      return work(state, world.now())
    })

  return {
    /** @returns the id of a new payment method; every number is accepted, and judged when it is charged */
    createPaymentMethod: (cardNumber: string): Promise<string> =>
      inTurn((state) => methodFor(cardNumber, count(state, 'method'))),
    /** Charges at most once, however often it is asked. */
    confirm: (clientSecret: string, method: string): Promise<Answer> =>
      inTurn((state, now) => confirm(state, clientSecret, method, now)),
    /** The donor did, or did not, what the bank asked for. */
    authenticate: (clientSecret: string, isDone: boolean): Promise<Answer> =>
      inTurn((state, now) => authenticate(state, clientSecret, isDone, now)),
    retrieve: (clientSecret: string): Promise<Answer> => inTurn((state) => retrieve(state, clientSecret)),
    cancel: (clientSecret: string): Promise<Answer> => inTurn((state) => cancel(state, clientSecret)),
    viewSession: (id: string): Promise<SessionView> => inTurn((state, now) => viewSession(state, id, now)),
    /** Charges at most once, also after the donor has canceled. */
    paySession: (id: string): Promise<SessionView> => inTurn((state, now) => paySession(state, id, now)),
    /** Ends what is processing, with a charge or without. */
    resolve: (isCharged = true): Promise<void> =>
      inTurn((state, now) => {
        resolve(state, isCharged, now)
      }),
    /** While the webhook is late, the API host learns of no payment; then of all at once. */
    delayWebhook: (isLate: boolean): Promise<void> =>
      inTurn((state, now) => {
        state.cardProvider.isWebhookLate = isLate
        notifyHost(state, now)
      }),
    /** Every charge so far, in order. */
    charges: (): Promise<Charge[]> => inTurn((state) => state.cardProvider.charges),
  }
}
