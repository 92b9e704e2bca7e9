import { count, type WorldState } from '../state.ts'
import { charge } from './paid.ts'
import type { CardIntent, CardProblem } from './state.ts'
import { behaviourOf, PROCESSING_MS } from './testCards.ts'

/** The provider's result of a request: the intent as it stands now, and its error, if any. */
export interface Answer {
  intent?: CardIntent
  problem?: CardProblem
  /** The connection breaks: the caller gets no answer. */
  isLost?: boolean
}

const authenticationFailed: CardProblem = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** A payment to be made with a card; nothing is charged by it. */
export function createIntent(state: WorldState, cents: number, now: number): CardIntent {
  const id = `pi_mock_${count(state, 'intent')}`
  const intent: CardIntent = {
    id,
    clientSecret: `${id}_secret_mock`,
    cents,
    created: Math.floor(now / 1000),
    status: 'requires_payment_method',
  }
  state.cardProvider.intents.push(intent)
  return intent
}

/** Charges each payment whose processing time is over. Every reader of the state calls this first. */
export function resolveDue(state: WorldState, now: number) {
  for (const intent of state.cardProvider.intents)
    if (intent.status === 'processing' && (intent.settlesAt ?? 0) <= now) succeed(state, intent, now)
}

export function retrieve(state: WorldState, clientSecret: string): Answer {
  const intent = state.cardProvider.intents.find((one) => one.clientSecret === clientSecret)
  return intent ? { intent } : { problem: missing(clientSecret) }
}

/**
 * Charges the card, or says why not. An intent that is paid, processing or canceled is refused, and stays as
 * it is.
 */
export function confirm(state: WorldState, clientSecret: string, method: string, now: number): Answer {
  const { intent, problem } = retrieve(state, clientSecret)
  if (!intent) return { problem }
  const behaviour = behaviourOf(method)
  if (!behaviour) return { intent, problem: noMethod(method) }
  if (behaviour.breaks === 'before') return { isLost: true }
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    return { intent, problem: unexpectedState(intent) }
  intent.method = method
  intent.lastError = undefined
  if (behaviour.problem) return refuse(intent, behaviour.problem)
  if (behaviour.needsAuthentication) intent.status = 'requires_action'
  else if (behaviour.processes) process(intent, now)
  else succeed(state, intent, now)
  return { intent, isLost: behaviour.breaks === 'after' }
}

/** The bank's answer after its challenge to the donor. */
export function authenticate(state: WorldState, clientSecret: string, isDone: boolean, now: number): Answer {
  const { intent, problem } = retrieve(state, clientSecret)
  if (!intent) return { problem }
  if (intent.status !== 'requires_action') return { intent, problem: unexpectedState(intent) }
  if (!isDone) return refuse(intent, authenticationFailed)
  succeed(state, intent, now)
  return { intent }
}

/** Ends what is processing now: with a charge, or without one. */
export function resolve(state: WorldState, isCharged: boolean, now: number) {
  for (const intent of state.cardProvider.intents)
    if (intent.status === 'processing') {
      if (isCharged) succeed(state, intent, now)
      else refuse(intent, behaviourOf('pm_mock_declined_0')?.problem ?? unexpectedState(intent))
    }
}

/** Makes it impossible to pay. A charge stays charged. */
export function cancel(state: WorldState, clientSecret: string): Answer {
  const { intent, problem } = retrieve(state, clientSecret)
  if (!intent) return { problem }
  if (intent.status === 'succeeded' || intent.status === 'processing')
    return { intent, problem: unexpectedState(intent) }
  intent.status = 'canceled'
  return { intent }
}

function succeed(state: WorldState, intent: CardIntent, now: number) {
  intent.status = 'succeeded'
  intent.settlesAt = undefined
  charge(state, intent, now)
}

function process(intent: CardIntent, now: number) {
  intent.status = 'processing'
  intent.settlesAt = now + PROCESSING_MS
}

function refuse(intent: CardIntent, problem: CardProblem): Answer {
  intent.status = 'requires_payment_method'
  intent.settlesAt = undefined
  intent.lastError = problem
  return { intent, problem }
}

function unexpectedState({ status }: CardIntent): CardProblem {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent cannot be confirmed, because it has a status of ${status}.`,
  }
}

function missing(clientSecret: string): CardProblem {
  const id = clientSecret.split('_secret_')[0]
  return {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'intent',
    message: `No such payment_intent: '${id}'`,
  }
}

function noMethod(method: string): CardProblem {
  return {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'payment_method',
    message: `No such PaymentMethod: '${method}'`,
  }
}
