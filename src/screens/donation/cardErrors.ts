import type { CardFailure } from '@/domain/donation/payment'
import type english from '../../../public/translations/en/translation.json'

type CardError = keyof typeof english.donation.card.errors

/** Our text for each decline code of the provider. Delicate reasons, such as fraud, are not shown. */
const declines: Record<string, CardError> = {
  approve_with_id: 'bank',
  authentication_required: 'authentication',
  call_issuer: 'bank',
  card_not_supported: 'unsupported',
  card_velocity_exceeded: 'limit',
  currency_not_supported: 'unsupported',
  do_not_honor: 'declined',
  do_not_try_again: 'declined',
  duplicate_transaction: 'duplicate',
  expired_card: 'expired',
  fraudulent: 'declined',
  generic_decline: 'declined',
  incorrect_cvc: 'cvc',
  incorrect_number: 'number',
  incorrect_pin: 'pin',
  incorrect_zip: 'postcode',
  insufficient_funds: 'funds',
  invalid_account: 'declined',
  invalid_amount: 'limit',
  invalid_cvc: 'cvc',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_number: 'number',
  invalid_pin: 'pin',
  issuer_not_available: 'again',
  live_mode_test_card: 'test',
  lost_card: 'declined',
  merchant_blacklist: 'declined',
  new_account_information_available: 'bank',
  no_action_taken: 'declined',
  not_permitted: 'unsupported',
  offline_pin_required: 'pin',
  online_or_offline_pin_required: 'pin',
  pickup_card: 'declined',
  pin_try_exceeded: 'pin',
  processing_error: 'again',
  reenter_transaction: 'again',
  restricted_card: 'declined',
  revocation_of_all_authorizations: 'declined',
  revocation_of_authorization: 'declined',
  security_violation: 'declined',
  service_not_allowed: 'unsupported',
  stolen_card: 'declined',
  stop_payment_order: 'declined',
  test_mode_live_card: 'test',
  testmode_decline: 'test',
  transaction_not_allowed: 'unsupported',
  try_again_later: 'again',
  withdrawal_count_limit_exceeded: 'limit',
}

/** Our text for each error code; for an error without a code, for its type. */
const codes: Record<string, CardError> = {
  api_error: 'again',
  api_key_expired: 'again',
  authentication_error: 'again',
  authentication_required: 'authentication',
  card_decline_rate_limit_exceeded: 'limit',
  card_declined: 'declined',
  connection: 'connection',
  expired_card: 'expired',
  idempotency_error: 'again',
  incomplete_cvc: 'cvcIncomplete',
  incomplete_expiry: 'expiryIncomplete',
  incomplete_number: 'numberIncomplete',
  incomplete_zip: 'postcode',
  incorrect_cvc: 'cvc',
  incorrect_number: 'number',
  incorrect_zip: 'postcode',
  insufficient_funds: 'funds',
  invalid_cvc: 'cvc',
  invalid_expiry_month: 'expiry',
  invalid_expiry_month_past: 'expired',
  invalid_expiry_year: 'expiry',
  invalid_expiry_year_past: 'expired',
  invalid_number: 'number',
  lock_timeout: 'again',
  payment_intent_authentication_failure: 'authentication',
  processing_error: 'again',
  rate_limit: 'again',
  rate_limit_error: 'again',
  resource_missing: 'again',
}

/** @returns the key of our text; undefined if the provider's message is to be shown. */
export function cardErrorOf({ code = '', declineCode = '' }: CardFailure): CardError | undefined {
  return own(declines, declineCode) ?? own(codes, code)
}

const own = (table: Record<string, CardError>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined
