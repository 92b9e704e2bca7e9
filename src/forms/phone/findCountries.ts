import { phoneCodeIn } from '@/domain/people/phone'
import { searchWords } from '@/domain/text/searchText'
import type { NamedCountry } from './phoneCountries'

/** The countries that a search means: by the beginning of their code where digits were typed, else by all of its words. */
export function findCountries(countries: NamedCountry[], search: string): NamedCountry[] {
  const code = phoneCodeIn(search)
  if (code) return countries.filter(({ phoneCode }) => phoneCode.startsWith(code))
  const words = searchWords(search.replaceAll('+', ' '))
  return countries.filter(({ text }) => words.every((word) => text.includes(word)))
}

/** The country that stands for a code: the one that was picked, else the one that the code is known for. */
export function countryOf(countries: NamedCountry[], phoneCode: string, iso?: string) {
  const sharing = countries.filter((country) => country.phoneCode === phoneCode)
  return sharing.find((country) => country.iso === iso) ?? sharing.find(({ isMain }) => isMain)
}
