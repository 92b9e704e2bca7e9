/**
 * The account for a transfer, as it is written on paper. Invented for the demo: no bank has the registration
 * number 0000 and no network the test code DEMODKK0; the check digits of the IBAN are right, so that it can
 * be tried in any form.
 */
export const bankAccount = {
  reg: '0000',
  account: '0123456789',
  iban: 'DK32 0000 0123 4567 89',
  bic: 'DEMODKK0',
} as const
