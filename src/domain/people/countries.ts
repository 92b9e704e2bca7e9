/**
 * The default country until the user chooses one or the client detects one (docs/behaviour/forms.md#country).
 */
export const DEFAULT_COUNTRY = 'DK'

/** The form's value for 'the country where I seem to be', until the user chooses one. */
export const COUNTRY_HERE = 'here'

/** Region codes of two letters that do not name a country. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

let names: Intl.DisplayNames | undefined

/** ISO 3166 gives each country a code of two letters, in upper case. */
export function isCountryCode(code: unknown): code is string {
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return false
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code) !== undefined
}
