import { type InferType, object } from 'yup'
import { COUNTRY_HERE } from '@/domain/people/countries'
import { emailRule, phoneNumberRule } from '@/forms/rules'
import { confirmEmailRule, countryRule, fileRule, textRule } from '../fieldRules'

/**
 * These rules are looser than those of the registrations (docs/behaviour/forms.md#rules-of-fields): a
 * required field needs one character, the message twenty.
 */
export const jobSchema = object({
  firstName: textRule({ required: 'registration.errors.firstName.required' }),
  lastName: textRule({ required: 'registration.errors.lastName.required' }),
  email: emailRule(),
  confirmEmail: confirmEmailRule(),
  phoneNumber: phoneNumberRule(),
  address: textRule({ required: 'registration.errors.address.required' }),
  city: textRule({ required: 'registration.errors.city.required' }),
  country: countryRule(),
  file: fileRule({ required: true }),
  message: textRule({
    required: 'registration.errors.message.required',
    min: [20, 'registration.errors.message.min'],
  }),
})

export const emptyJob: InferType<typeof jobSchema> = {
  firstName: '',
  lastName: '',
  email: '',
  confirmEmail: '',
  phoneNumber: '',
  address: '',
  city: '',
  country: COUNTRY_HERE,
  file: [],
  message: '',
}
