import type { DonationInterval } from '@/api/types'
import { DONATION_DEFAULT, DONATION_MOST } from '@/lib/config/constants'
import { latinDigits } from '@/lib/i18n/numbers'
import type { Dollars } from '@/lib/values/units'

/** An order: an interval, and whole dollars per payment. */
export type DonationOrder = { interval: DonationInterval; amount: Dollars }

export const donationIntervals: DonationInterval[] = ['one-time', 'week', 'month', 'year']

/** Quick amounts in whole dollars (docs/behaviour/donation.md#amount). */
export const quickAmounts = [12, 20, 30, 50]

/** The donor's choice so far; `amount` is the text of the field, as typed. */
export type DonationForm = { interval: DonationInterval; amount: string }

/**
 * Every interval except one-time is a subscription and sets the flag (docs/behaviour/donation.md#interval).
 */
export const isSubscription = (interval: DonationInterval) => interval !== 'one-time'

/**
 * The interval in an address. An unknown one means one-time
 * (docs/behaviour/donation.md#order-in-the-address).
 */
export function intervalIn(query: unknown): DonationInterval {
  return donationIntervals.find((known) => known === query) ?? 'one-time'
}

/**
 * The price in an address, in whole dollars. Any other text means 12
 * (docs/behaviour/donation.md#order-in-the-address). A price that is too large stays, so that the field shows
 * it.
 */
export function priceIn(query: unknown): Dollars {
  const text = typeof query === 'string' ? latinDigits(query) : ''
  const isTooLarge = /^\d{5,9}$/.test(text) && amountIn(text).problem === 'too-large'
  return isTooLarge ? Number(text) : (dollarsIn(text) ?? DONATION_DEFAULT)
}

/**
 * Choosing week, month or year resets the amount to 12; one-time keeps it
 * (docs/behaviour/donation.md#interval).
 */
export function withInterval(form: DonationForm, interval: DonationInterval): DonationForm {
  return { interval, amount: isSubscription(interval) ? String(DONATION_DEFAULT) : form.amount }
}

/** The reason why an amount is not valid. */
export type AmountProblem = 'missing' | 'unreadable' | 'fraction' | 'too-small' | 'too-large'

export type Amount = { dollars: Dollars; problem?: never } | { dollars?: never; problem: AmountProblem }

/**
 * Parses an amount of whole dollars, from 1 to 10,000. It accepts Persian and Arabic digits, separators of
 * thousands, a dollar sign and zero cents. It rejects signs, exponents and words.
 */
export function amountIn(text: string): Amount {
  const plain = latinDigits(text).replaceAll(unseen, '').replaceAll(/\s/g, ' ').replaceAll('٫', '.')
  const typed = plain.replace(dollarSign, '').trim()
  if (typed === '') return { problem: 'missing' }
  const { whole = '', cents } = typed.match(amountPattern)?.groups ?? {}
  if (whole === '') return { problem: /^-\d+([.]\d+)?$/.test(typed) ? 'too-small' : 'unreadable' }
  if (cents !== undefined && !/^0{1,2}$/.test(cents)) return { problem: 'fraction' }
  const dollars = Number(whole.replaceAll(/\D/g, ''))
  if (dollars < 1) return { problem: 'too-small' }
  return dollars > DONATION_MOST ? { problem: 'too-large' } : { dollars }
}

/** Digits, or groups of three digits with one kind of separator, and then the decimals. */
const amountPattern =
  /^(?<whole>\d+|\d{1,3}(?:(?<mark>[,٬،'’ ])\d{3})(?:\k<mark>\d{3})*)(?:[.](?<cents>\d+))?$/u

/** A pasted amount may contain invisible marks for the direction of text. */
const unseen = /[\u200c-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g
const dollarSign = /^\s*\$|\$\s*$/

const dollarsIn = (text: string) => amountIn(text).dollars

/** The amount of each payment, in whole dollars; undefined if it is not valid. */
export const totalOf = ({ amount }: DonationForm) => dollarsIn(amount)

/**
 * The page that an order leads to before the client asks the server. A subscription needs an account, and an
 * account has one subscription at most.
 */
export function destinationOf(
  { interval }: DonationOrder,
  { userId, hasSubscription }: { userId?: string; hasSubscription: boolean },
): 'register' | 'profile' | undefined {
  if (!isSubscription(interval)) return undefined
  if (userId === undefined) return 'register'
  return hasSubscription ? 'profile' : undefined
}
