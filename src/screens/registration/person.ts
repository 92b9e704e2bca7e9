import { string } from 'yup'
import { COUNTRY_HERE } from '@/domain/people/countries'
import { emailRule } from '@/forms/rules'
import { MESSAGE_MAX_LENGTH } from '@/lib/config/constants'
import { confirmEmailRule, countryRule, optionalPhoneRule, textRule } from './fieldRules'

/** The rules of the fields that all registrations share (docs/behaviour/forms.md#registrations). */
export const personRules = {
  firstName: textRule({
    required: 'registration.errors.firstName.required',
    min: [3, 'registration.errors.firstName.min'],
    max: [50, 'registration.errors.firstName.max'],
  }),
  lastName: textRule({
    required: 'registration.errors.lastName.required',
    min: [3, 'registration.errors.lastName.min'],
    max: [50, 'registration.errors.lastName.max'],
  }),
  email: emailRule(),
  confirmEmail: confirmEmailRule(),
  country: countryRule(),
  phoneCode: string().defined(),
  phoneNumber: optionalPhoneRule(),
  city: textRule({ max: [50, 'registration.errors.city.max'] }),
  address: textRule({ max: [200, 'registration.errors.address.max'] }),
  message: textRule({ max: [MESSAGE_MAX_LENGTH, 'registration.errors.message.max'] }),
}

export const schoolNameRule = () =>
  textRule({
    required: 'registration.errors.schoolName.required',
    min: [5, 'registration.errors.schoolName.min'],
    max: [150, 'registration.errors.schoolName.max'],
  })

export const emptyPerson = {
  firstName: '',
  lastName: '',
  email: '',
  confirmEmail: '',
  country: COUNTRY_HERE,
  phoneCode: '',
  phoneNumber: '',
  city: '',
  address: '',
  message: '',
}

type Located = { country: string; phoneCode?: string; phoneNumber: string }

/**
 * The payload: `here` if no country was chosen, no empty field (docs/behaviour/forms.md#payload), and a code
 * only with a number that has none (docs/behaviour/forms.md#phone-code).
 */
export function payloadOf<Values extends Located>(values: Values, here: string) {
  const { country, phoneCode, phoneNumber } = values
  const needsCode = phoneNumber !== '' && !phoneNumber.startsWith('+')
  const payload = {
    ...values,
    country: country === COUNTRY_HERE ? here : country,
    phoneCode: needsCode ? phoneCode : undefined,
  }
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => isFilled(value))) as Filled<Values>
}

/** The type of checked values. The client sends the first file of a list (api/toFormData.ts). */
type Filled<Values> = { [Name in keyof Values]: Name extends 'file' ? File : Values[Name] }

function isFilled(value: unknown) {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}
