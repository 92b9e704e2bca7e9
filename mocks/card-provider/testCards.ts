import type { CardProblem } from './state.ts'

/** How long a payment with the card for it is processing: long enough to see it, short enough to wait for. */
export const PROCESSING_MS = 20_000

const declined = (decline_code: string, message: string, code = 'card_declined'): CardProblem => ({
  type: 'card_error',
  code,
  decline_code,
  message,
})

/** The result of a confirmation with this card. A payment method carries this name in its id. */
const behaviours = {
  succeeds: {},
  authentication: { needsAuthentication: true },
  processing: { processes: true },
  /** The connection breaks before the provider receives anything. */
  unheard: { breaks: 'before' },
  /** The line breaks once the card is charged. */
  unanswered: { breaks: 'after' },
  declined: { problem: declined('generic_decline', 'Your card was declined.') },
  insufficient: { problem: declined('insufficient_funds', 'Your card has insufficient funds.') },
  expired: { problem: declined('expired_card', 'Your card has expired.', 'expired_card') },
  cvc: { problem: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc') },
  error: {
    problem: declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  unknown: {
    problem: declined(
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    ),
  },
} as const satisfies Record<string, Behaviour>

export interface Behaviour {
  needsAuthentication?: boolean
  processes?: boolean
  breaks?: 'before' | 'after'
  problem?: CardProblem
}

type BehaviourName = keyof typeof behaviours

/** The real provider's numbers where it has them; the last three are this mock's own. */
export const testCards: Record<string, BehaviourName> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000002500003155': 'authentication',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000000000000127': 'cvc',
  '4000000000000119': 'error',
  '4000000000001117': 'processing',
  '4000000000002222': 'unheard',
  '4000000000003337': 'unanswered',
}

/** @returns the id of a payment method for a card; the number itself is kept nowhere */
export function methodFor(cardNumber: string, count: number): string {
  return `pm_mock_${testCards[cardNumber] ?? 'unknown'}_${count}`
}

/** @returns how a payment method behaves; undefined for an id that this provider has not given */
export function behaviourOf(method: string): Behaviour | undefined {
  const name = /^pm_mock_([a-z]+)_\d+$/.exec(method)?.[1]
  return name === undefined || !Object.hasOwn(behaviours, name)
    ? undefined
    : behaviours[name as BehaviourName]
}
