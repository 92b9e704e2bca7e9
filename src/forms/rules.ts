import { string } from 'yup'
import { hasPhoneCharacters, plainPhoneNumber } from '@/domain/people/phone'
import { PASSWORD_MIN_LENGTH, PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from '@/lib/config/constants'
import type { TextKey } from '@/lib/i18n/i18n'

const key = (name: TextKey) => name

/**
 * Trimmed, not empty, valid (docs/behaviour/forms.md#e-mail). `message` replaces both messages, for a form
 * that has only one.
 */
export const emailRule = (message?: TextKey) =>
  string()
    .trim()
    .required(message ?? key('errors.email.required'))
    .email(message ?? key('errors.email.not_valid'))

export const passwordRule = () =>
  string().required(key('errors.password.required')).min(PASSWORD_MIN_LENGTH, key('errors.password.min'))

/** A required text; spaces alone count as empty. */
export const requiredRule = (message: TextKey) => string().trim().required(message)

/** The phone number of the contact form, checked as sent (docs/behaviour/forms.md#phone-number). */
export const phoneNumberRule = () =>
  string()
    .transform((number: unknown) => (typeof number === 'string' ? plainPhoneNumber(number) : number))
    .required(key('errors.form.phoneNumber.invalid'))
    .min(PHONE_MIN_LENGTH, key('errors.form.phoneNumber.min'))
    .max(PHONE_MAX_LENGTH, key('errors.form.phoneNumber.max'))
    .test('characters', key('errors.form.phoneNumber.validate.with_country'), hasPhoneCharacters)
