import metadata from 'libphonenumber-js/metadata.min.json'
import type { PhoneCountry } from '@/domain/people/phone'
import { searchable } from '@/domain/text/searchText'
import { type LanguageCode, languages } from '@/lib/i18n/language'

export type NamedCountry = PhoneCountry & {
  name: string
  /** The text in which a search looks. */
  text: string
  /** The country for which a code is known, if several share it. */
  isMain: boolean
}

/** Every country with a code, by name in that language; found by its name in any of ours, and by its two letters. */
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
