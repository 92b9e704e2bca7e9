import { mixed, string } from 'yup'
import { COUNTRY_HERE, isCountryCode } from '@/domain/people/countries'
import { hasPhoneCharacters, plainPhoneNumber } from '@/domain/people/phone'
import type { ChosenFiles } from '@/forms/file/useFileChoice'
import { passwordRule } from '@/forms/rules'
import { PASSWORD_MIN_LENGTH, PHONE_MAX_LENGTH } from '@/lib/config/constants'
import type { TextKey } from '@/lib/i18n/i18n'
import { latinDigits } from '@/lib/i18n/numbers'
import { cleanText, countCharacters } from '@/lib/values/characters'

type Limits = { required?: TextKey; min?: [number, TextKey]; max?: [number, TextKey] }

const clean = (text: unknown) => (typeof text === 'string' ? cleanText(text) : text)

/**
 * A text within its limits. The rule checks the trimmed text, which is what the client sends. Without
 * `required` it may be empty.
 */
export function textRule({ required, min, max }: Limits) {
  let rule = string().transform(clean).defined()
  if (required) rule = rule.required(required)
  if (min) rule = rule.test('min', min[1], (text = '') => countCharacters(text) >= min[0])
  if (max) rule = rule.test('max', max[1], (text = '') => countCharacters(text) <= max[0])
  return rule
}

/** A valid e-mail, equal to the field `email` without regard to case. */
export const confirmEmailRule = () =>
  string()
    .trim()
    .required('registration.errors.confirmEmail.required')
    .email('errors.email.not_valid')
    .test('same', 'registration.errors.confirmEmail.not_matched', (text, { parent }) => {
      const email: unknown = parent.email
      return typeof email === 'string' && email.trim().toLowerCase() === text.toLowerCase()
    })

/** The two-letter code of an existing country, or 'here'. */
export const countryRule = () =>
  string()
    .trim()
    .required('registration.errors.country.required')
    .test(
      'country',
      'registration.errors.country.valid',
      (code) => code === COUNTRY_HERE || isCountryCode(code),
    )

/** An optional phone number. The rule checks it without whitespace, in ASCII digits. */
export const optionalPhoneRule = () =>
  string()
    .transform((number: unknown) => (typeof number === 'string' ? plainPhoneNumber(number) : number))
    .defined()
    .max(PHONE_MAX_LENGTH, 'errors.form.phoneNumber.max')
    .test('characters', 'errors.form.phoneNumber.validate.with_country', hasPhoneCharacters)

export const newPasswordRule = () =>
  passwordRule().test(
    'characters',
    'errors.password.min',
    (text) => countCharacters(text) >= PASSWORD_MIN_LENGTH,
  )

/** A number from 1 to 10, in Latin, Persian or Arabic digits. */
export const gradeRule = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? latinDigits(text).trim() : text))
    .required('registration.errors.grade.required')
    .matches(/^0*([1-9]|10)$/, 'registration.errors.grade.range')

/** One file, or none if it is not required. A file that is still being checked is invalid. */
export const fileRule = ({ required }: { required: boolean }) =>
  mixed<ChosenFiles>()
    .defined()
    .test('checked', 'registration.file.checking', (files) => Array.isArray(files))
    .test('one', 'registration.errors.file.required', (files) => {
      const count = Array.isArray(files) ? files.length : 1
      return !required || count > 0
    })
