import metadata from 'libphonenumber-js/metadata.min.json'
import type { PhoneCountry } from '@/domain/people/phone'
import { searchable } from '@/domain/text/searchText'
import { type LanguageCode, languages } from '@/lib/i18n/language'

export type NamedCountry = PhoneCountry & {
  name: string
  /** The text in which the search looks. */
  text: string
  /** The main country, if several share the code. */
  isMain: boolean
}

/**
 * Every country with a calling code, sorted by its name in the language. A search finds it by its name in any
 * of our languages and by its ISO code.
 */
export default function phoneCountriesIn(language: LanguageCode): NamedCountry[] {
  const own = namesIn(language)
  const all = languages.map(({ code }) => namesIn(code))
  return Object.entries(metadata.country_calling_codes)
    .flatMap(([phoneCode, countries]) =>
      countries.map((iso, place) => ({
        iso,
        phoneCode,
        name: own(iso),
        text: searchable(`${all.map((nameOf) => nameOf(iso)).join(' ')} ${iso}`),
        isMain: place === 0,
      })),
    )
    .toSorted(({ name }, { name: other }) => name.localeCompare(other, language))
}

function namesIn(language: LanguageCode) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return (iso: string) => names.of(iso) ?? iso
}
