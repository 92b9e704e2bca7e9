import { describe, expect, test } from 'vitest'
import { hasAddress, isCountryName } from '@/lib/paths'

describe('a name as a part of an address', () => {
  test.each(["Côte d'Ivoire", 'South Africa', 'ساحل عاج', '100% land', 'a/b?c#d', '...', '%2F'])(
    '%s is possible',
    (name) => {
      expect(hasAddress(name)).toBe(true)
      expect(isCountryName(name)).toBe(true)
    },
  )

  test.each(['', '.', '..', 'half \ud83d'])('%j is impossible', (name) => {
    expect(hasAddress(name)).toBe(false)
  })

  test("a country called 'Country' has the address of the list", () => {
    expect(isCountryName('Country')).toBe(false)
    expect(hasAddress('country')).toBe(true)
  })
})
