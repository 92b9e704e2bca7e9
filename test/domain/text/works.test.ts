import { describe, expect, test } from 'vitest'
import { pictureText } from '@/domain/text/imageAlt'
import { alphabetOf, groupByLetter, letterOf } from '@/domain/text/worksByLetter'
import { isoTextIn } from '@/lib/i18n/dates'

describe('countries are grouped by first letter', () => {
  const groups = (names: string[], language: 'en' | 'fa') =>
    groupByLetter(names, language).map(({ letter, names: found }) => `${letter}: ${found.join(', ')}`)

  test.each([
    ['Åland', 'A'],
    ["Côte d'Ivoire", 'C'],
    ['Œuvre', 'O'],
    ['Łódź', 'L'],
    ['türkiye', 'T'],
    ['«Denmark»', 'D'],
    ['۱۲ ایران', 'ا'],
    ['آفریقای جنوبی', 'آ'],
    ['ایران', 'ا'],
    ['أردن', 'ا'],
    ['كينيا', 'ک'],
    ['يمن', 'ی'],
    ['پرو', 'پ'],
    ['Ελλάδα', '#'],
    ['日本', '#'],
    ['42', '#'],
    ['', '#'],
  ])('%s is listed under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })

  test('in the order of the English alphabet', () => {
    expect(groups(['Ghana', 'Zambia', 'Åland', 'Afghanistan', 'Germany'], 'en')).toEqual([
      'A: Afghanistan, Åland',
      'G: Germany, Ghana',
      'Z: Zambia',
    ])
  })

  test('in the order of the Persian alphabet, in which پ follows ب and گ follows ک', () => {
    expect(groups(['یمن', 'گرجستان', 'کنیا', 'پرو', 'برزیل', 'ایران', 'آلمان', 'هند'], 'fa')).toEqual([
      'آ: آلمان',
      'ا: ایران',
      'ب: برزیل',
      'پ: پرو',
      'ک: کنیا',
      'گ: گرجستان',
      'ه: هند',
      'ی: یمن',
    ])
  })

  test('names in another script follow under their own letters, and all other names come last', () => {
    expect(groups(['日本', 'Nepal', 'ایران', 'Brazil'], 'fa')).toEqual([
      'ا: ایران',
      'B: Brazil',
      'N: Nepal',
      '#: 日本',
    ])
  })

  test.each(['en', 'fa'] as const)(
    'the alphabet of %s is in its own order, with each letter once',
    (language) => {
      const letters = [...alphabetOf(language)]
      expect(letters).toEqual(letters.toSorted(new Intl.Collator(language).compare))
      expect(letters.map(letterOf)).toEqual(letters)
      expect(new Set(letters).size).toBe(letters.length)
    },
  )
})

describe('the text of a picture', () => {
  test.each([
    ['A bicycle with books', 'A library', 'A bicycle with books'],
    ['A library', 'A library', ''],
    ['library-bicycle.SVG', 'A library', ''],
    [undefined, 'A library', ''],
  ])('of the name %j and the title %j is %j', (name, title, text) => {
    expect(pictureText(name, title)).toBe(text)
  })
})

describe('times that a server sends', () => {
  test.each([
    ['2025-11-05T10:00:00.000Z', '2025-11-05T10:00:00.000Z'],
    [' 2025-11-05 ', '2025-11-05'],
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
  ])('%j is valid', (value, isoText) => {
    expect(isoTextIn(value)).toBe(isoText)
  })

  test.each([
    'soon 2',
    '2025-13-45',
    '',
    'Invalid Date',
    Number.NaN,
    9e15,
    null,
    undefined,
    true,
    [2020],
    {},
  ])('%j is invalid', (value) => {
    expect(isoTextIn(value)).toBe('')
  })
})
