import { defaultPhoneCountry } from '@/domain/people/phone'
import { usePhoneCountries } from '@/forms/phone/usePhoneCountries'
import { languages } from '@/lib/i18n/language'
import { useLanguage } from '@/lib/i18n/useLanguage'

/** The calling code of a country. The table of all codes loads only if the country is not a default one. */
export function useCallingCode(country: string) {
  const language = useLanguage()
  const known = languages.map(({ code }) => defaultPhoneCountry(code)).find(({ iso }) => iso === country)
  const { countries } = usePhoneCountries(language, known === undefined)
  return (known ?? countries?.find(({ iso }) => iso === country))?.phoneCode
}
