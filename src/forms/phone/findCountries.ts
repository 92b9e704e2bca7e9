import { phoneCodeIn } from '@/domain/people/phone'
import { searchWords } from '@/domain/text/searchText'
import type { NamedCountry } from './phoneCountries'

/** Finds countries by the first digits of their calling code, or by all words of the search. */
export function findCountries(countries: NamedCountry[], search: string): NamedCountry[] {
  const code = phoneCodeIn(search)
  if (code) return countries.filter(({ phoneCode }) => phoneCode.startsWith(code))
  const words = searchWords(search.replaceAll('+', ' '))
  return countries.filter(({ text }) => words.every((word) => text.includes(word)))
}

/** The country of a calling code: the one that was picked, or else the main country of the code. */
export function countryOf(countries: NamedCountry[], phoneCode: string, iso?: string) {
  const sharing = countries.filter((country) => country.phoneCode === phoneCode)
  return sharing.find((country) => country.iso === iso) ?? sharing.find(({ isMain }) => isMain)
}
