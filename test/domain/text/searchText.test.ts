import { expect, it } from 'vitest'
import { searchable, searchWords } from '@/domain/text/searchText'

const finds = (text: string, search: string) =>
  searchWords(search).every((word) => searchable(text).includes(word))

it.each([
  ['Certificate', 'CERTIFICATE'],
  ['Cafés', 'cafe'],
  ['کتاب‌های یک کودک', 'كتاب هاي'],
  ['کتاب‌های یک کودک', 'کتابهای'],
  ['تا ۳۰ روز', '30'],
  ['تا ۳۰ روز', '٣٠'],
  ['up to 30 days', '۳۰'],
  ['anything', '  '],
])('%j is found by %j', (text, search) => {
  expect(finds(text, search)).toBe(true)
})

it('a text must contain all words of a search', () => {
  expect(finds('free courses', 'free lunch')).toBe(false)
})
