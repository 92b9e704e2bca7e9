import { expect, it } from 'vitest'
import { countryName } from '@/lib/i18n/countryName'

it.each([
  ['DK', 'en', 'Denmark'],
  ['dk', 'en', 'Denmark'],
  ['DK', 'fa', 'دانمارک'],
  ['IR', 'fa', 'ایران'],
  ['Denmark', 'en', 'Denmark'],
  ['?', 'fa', '?'],
] as const)('%s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name)
})
