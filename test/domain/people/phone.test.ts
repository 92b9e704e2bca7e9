import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  composePhoneNumber,
  defaultPhoneCountry,
  hasPhoneCharacters,
  phoneCodeIn,
  plainPhoneNumber,
} from '@/domain/people/phone'

describe('a phone number as the client checks and sends it', () => {
  it.each([
    ['20 12 34 56', '20123456'],
    [' 20\t12\u00a034\u200a56\n', '20123456'],
    ['۲۰۱۲۳۴۵۶', '20123456'],
    ['٢٠١٢٣٤٥٦', '20123456'],
    ['(۰۲۱) ۱۲-۳۴.۵۶', '(021)12-34.56'],
    ['\u200e+45 20\u200f', '+4520'],
    ['', ''],
  ])('%j is %j', (typed, plain) => {
    expect(plainPhoneNumber(typed)).toBe(plain)
  })

  it('has no whitespace, and only ASCII digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0۱٢9 +-.()\u200c\u00a0\t') }), (typed) => {
        expect(plainPhoneNumber(typed)).toMatch(/^[\d+().-]*$/)
      }),
    )
  })

  it.each(['20123456', '+4520123456', '(20)12-34.56', '-'])('%s has only allowed characters', (number) => {
    expect(hasPhoneCharacters(number)).toBe(true)
  })

  it.each(['20+123456', '++45', '20/12', '20a', 'ext20', '20#1'])('%s has other characters', (number) => {
    expect(hasPhoneCharacters(number)).toBe(false)
  })
})

describe("'+' plus phoneCode plus phoneNumber when a phone number exists", () => {
  it.each([
    ['45', '20123456', '+4520123456'],
    ['98', '۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['1', '(212) 555-0100', '+1(212)555-0100'],
    ['45', '+98 912 345 6789', '+989123456789'],
    ['45', '', undefined],
    ['45', '  ', undefined],
  ])('%s and %j make %j', (phoneCode, phoneNumber, whole) => {
    expect(composePhoneNumber(phoneCode, phoneNumber)).toBe(whole)
  })
})

describe('a typed phone code', () => {
  it.each([
    ['+45', '45'],
    ['45', '45'],
    ['0045', '45'],
    ['۰۰۹۸', '98'],
    [' + 9 8 ', '98'],
    ['+', undefined],
    ['0', undefined],
    ['12345', undefined],
    ['Iran', undefined],
    ['', undefined],
  ])('%j is %j', (typed, code) => {
    expect(phoneCodeIn(typed)).toBe(code)
  })
})

it('the default country is Denmark, and Iran for readers of Persian', () => {
  expect(defaultPhoneCountry('en')).toEqual({ iso: 'DK', phoneCode: '45' })
  expect(defaultPhoneCountry('fa')).toEqual({ iso: 'IR', phoneCode: '98' })
  expect(defaultPhoneCountry('xx').iso).toBe('DK')
})
