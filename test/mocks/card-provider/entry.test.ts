import { describe, expect, it } from 'vitest'
import { brandOf, complaintOf, digitsIn, isFull, shown } from '../../../mocks/card-provider/site/entry.js'

describe('the card field of the mock card provider', () => {
  it.each([
    ['4242 4242', '42424242'],
    ['۴۲۴۲', '4242'],
    ['٤٢٤٢', '4242'],
    ['card 12/۳۰', '1230'],
  ])('reads %s as the digits %s', (text, digits) => expect(digitsIn(text)).toBe(digits))

  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['42424242424242429999', 'visa', '4242 4242 4242 4242'],
    ['9', 'unknown', '9'],
  ])('recognizes the number %s as %s and shows it as %s', (digits, brand, text) => {
    expect(brandOf(digits)).toBe(brand)
    expect(shown.number(digits, digits)).toBe(text)
  })

  it.each([
    ['1', '1'],
    ['9', '09'],
    ['123', '12 / 3'],
    ['12309', '12 / 30'],
  ])('shows the date %s as %s', (digits, text) => expect(shown.expiry(digits, '')).toBe(text))

  it('is full when it holds as many digits as the card brand has', () => {
    expect(isFull.number('378282246310005', '')).toBe(true)
    expect(isFull.number('424242424242424', '')).toBe(false)
    expect(isFull.cvc('123', '4242')).toBe(true)
    expect(isFull.cvc('123', '3782')).toBe(false)
  })

  it.each([
    ['number', '4242424242424241', 'invalid_number'],
    ['number', '4242424242424242', undefined],
    ['expiry', '1330', 'invalid_expiry_month'],
    ['expiry', '1225', 'invalid_expiry_year_past'],
    ['expiry', '1026', 'invalid_expiry_month_past'],
    ['expiry', '1126', undefined],
  ] as const)('validates the %s %s with the error %s', (part, digits, code) =>
    expect(complaintOf[part](digits, new Date(2026, 10, 22))?.code).toBe(code),
  )
})
