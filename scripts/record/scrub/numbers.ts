/** Persian and Arabic digits as Latin ones; the length stays. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

export function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '')
}

/** Luhn's check, for what has the length and the first digit of a card number. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** The remainder of ISO 13616. */
export function isIban(text: string): boolean {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const digits = Array.from(compact.slice(4) + compact.slice(0, 4), (sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Grouped or bare digits that a person could call; a date is none. */
export function isPhoneNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 8 || digits.length > 15) return false
  return !/^\d{4}[-./ ]\d\d[-./ ]\d\d(?!\d)|^\d\d[-./ ]\d\d[-./ ](?:19|20)\d\d(?!\d)/.test(latinDigits(text))
}
