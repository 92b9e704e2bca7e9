import { describe, expect, it } from 'vitest'
import { countryOf, findCountries } from '@/forms/phone/findCountries'
import phoneCountriesIn from '@/forms/phone/phoneCountries'

const english = phoneCountriesIn('en')
const names = (search: string) => findCountries(english, search).map(({ name }) => name)

describe('the countries of phone codes', () => {
  it('are named and sorted in the language of the page', () => {
    expect(english.length).toBeGreaterThan(200)
    expect(english.map(({ name }) => name)).toEqual(
      english.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    expect(countryOf(phoneCountriesIn('fa'), '98')?.name).toBe('ایران')
    expect(english.filter(({ name }) => name === '')).toEqual([])
  })

  it.each([
    ['denm', ['Denmark']],
    ['DENMARK', ['Denmark']],
    ['ايران', ['Iran']],
    ['دانمارك', ['Denmark']],
    ['+98', ['Iran']],
    ['۹۸', ['Iran']],
    ['united king', ['United Kingdom']],
    ['zzzz', []],
  ])('are found by %j', (search, found) => {
    expect(names(search)).toEqual(found)
  })

  it('include one main country for a shared code, unless another one was chosen', () => {
    expect(countryOf(english, '1')?.iso).toBe('US')
    expect(countryOf(english, '1', 'CA')?.iso).toBe('CA')
    expect(countryOf(english, '45', 'CA')?.iso).toBe('DK')
    expect(countryOf(english, '999')).toBeUndefined()
  })
})
