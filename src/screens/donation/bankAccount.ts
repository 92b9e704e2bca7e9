/**
 * The account for a transfer, in its printed form. The demo's account is invented: no bank has the
 * registration number 0000 and no network has the test code DEMODKK0. The IBAN has correct check digits, so
 * that forms accept it.
 */
export const bankAccount = {
  reg: '0000',
  account: '0123456789',
  iban: 'DK32 0000 0123 4567 89',
  bic: 'DEMODKK0',
} as const
