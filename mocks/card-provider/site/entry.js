// @ts-check
/** Reads and judges the input of the card field. It needs no page. */

/** @typedef {'number' | 'expiry' | 'cvc'} Part */
/** @typedef {{ code: string, message: string }} Complaint */

const NUMBER_LENGTH = { amex: 15, visa: 16, mastercard: 16, unknown: 16 }

/** Digits alone, Persian and Arabic ones as well, in Latin. @param {string} text */
export function digitsIn(text) {
  return [...text]
    .map((sign) => (/[۰-۹٠-٩]/.test(sign) ? String((sign.codePointAt(0) ?? 0) & 0xf) : sign))
    .filter((sign) => /\d/.test(sign))
    .join('')
}

/** @param {string} number @returns {keyof typeof NUMBER_LENGTH} */
export function brandOf(number) {
  if (/^4/.test(number)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return /^3[47]/.test(number) ? 'amex' : 'unknown'
}

/** Digits as they are shown: in groups, with the year behind a stroke, and no more of them than there can be. @type {Record<Part, (digits: string, number: string) => string>} */
export const shown = {
  number(digits) {
    const kept = digits.slice(0, NUMBER_LENGTH[brandOf(digits)])
    const groups = brandOf(kept) === 'amex' ? /^(\d{4})(\d{1,6})?(\d+)?/ : /(\d{4})(?=\d)/g
    return brandOf(kept) === 'amex'
      ? (groups.exec(kept)?.slice(1).filter(Boolean).join(' ') ?? kept)
      : kept.replace(groups, '$1 ')
  },
  expiry(digits) {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
    const kept = padded.slice(0, 4)
    return kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept
  },
  cvc: (digits, number) => digits.slice(0, brandOf(number) === 'amex' ? 4 : 3),
}

/** @type {Record<Part, (digits: string, number: string) => boolean>} */
export const isFull = {
  number: (digits) => digits.length === NUMBER_LENGTH[brandOf(digits)],
  expiry: (digits) => digits.length === 4,
  cvc: (digits, number) => digits.length === (brandOf(number) === 'amex' ? 4 : 3),
}

/** @type {Record<Part, Complaint>} */
export const incomplete = {
  number: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  expiry: { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  cvc: { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
}

/** The fault of a complete part. @type {Record<Part, (digits: string, today?: Date) => Complaint | undefined>} */
export const complaintOf = {
  number: (digits) =>
    passesLuhn(digits) ? undefined : { code: 'invalid_number', message: 'Your card number is invalid.' },
  expiry(digits, today = new Date()) {
    const month = Number(digits.slice(0, 2))
    const year = 2000 + Number(digits.slice(2))
    if (month < 1 || month > 12)
      return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
    if (year < today.getFullYear())
      return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
    return year === today.getFullYear() && month < today.getMonth() + 1
      ? { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." }
      : undefined
  },
  cvc: () => undefined,
}

/** @param {string} digits */
function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
