import { expect, it } from 'vitest'
import { failureOf } from '@/integrations/cards/payment'
import { cardErrorOf } from '@/screens/donation/cardErrors'
import english from '../../../public/translations/en/translation.json'

it('every card error text belongs to a reason, except the one for an unknown reason', () => {
  const reasons = [
    ...['approve_with_id', 'authentication_required', 'card_not_supported', 'card_velocity_exceeded'],
    ...['duplicate_transaction', 'expired_card', 'generic_decline', 'incorrect_cvc', 'incorrect_number'],
    ...['incorrect_zip', 'insufficient_funds', 'invalid_expiry_year', 'invalid_pin', 'issuer_not_available'],
    'testmode_decline',
  ].map((declineCode) => cardErrorOf({ code: 'card_declined', declineCode }))
  const codes = ['connection', 'incomplete_cvc', 'incomplete_expiry', 'incomplete_number'].map((code) =>
    cardErrorOf({ code }),
  )
  expect([...reasons, ...codes, 'unknown'].sort()).toEqual(Object.keys(english.donation.card.errors).sort())
})

it.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'security_violation'])(
  'the decline code %s shows only as declined, because the user of the card may not be its owner',
  (declineCode) => {
    expect(cardErrorOf({ code: 'card_declined', declineCode, message: 'Stolen' })).toBe('declined')
  },
)

it.each(['constructor', '__proto__', 'toString', ''])('the error code %j has no reason', (name) => {
  expect(cardErrorOf({ code: name, declineCode: name })).toBeUndefined()
})

it('an unknown decline code shows as declined', () => {
  expect(cardErrorOf({ code: 'card_declined', declineCode: 'brand_new' })).toBe('declined')
})

/** Answers of the library without a code, or with one that does not concern the donor. */
it.each([
  { type: 'api_error', message: 'An unexpected error occurred.' },
  { type: 'rate_limit_error', message: 'Too many requests hit the API too quickly.' },
  { type: 'authentication_error', message: 'Invalid API Key provided: pk_live_***' },
  {
    type: 'invalid_request_error',
    code: 'api_key_expired',
    message: 'Expired API Key provided: pk_live_***',
  },
  { type: 'idempotency_error' },
  { type: 'invalid_request_error', code: 'resource_missing', message: "No such PaymentMethod: 'pm_1'" },
])('an error of the provider itself asks the donor to try again: %j', (error) => {
  expect(cardErrorOf(failureOf(error))).toBe('again')
})
