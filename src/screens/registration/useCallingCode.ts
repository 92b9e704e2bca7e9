import { useTranslation } from 'react-i18next'
import { defaultPhoneCountry } from '@/domain/phone'
import { usePhoneCountries } from '@/forms/phone/usePhoneCountries'
import { isLanguageCode, languages } from '@/lib/language'

/** The calling code of a country. The table of all of them is asked only for one that is nobody's default. */
export function useCallingCode(country: string) {
  const { i18n } = useTranslation()
  const language = isLanguageCode(i18n.language) ? i18n.language : 'en'
  const known = languages.map(({ code }) => defaultPhoneCountry(code)).find(({ iso }) => iso === country)
  const { countries } = usePhoneCountries(language, known === undefined)
  return (known ?? countries?.find(({ iso }) => iso === country))?.phoneCode
}
