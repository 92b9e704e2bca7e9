import { type InferType, object, string } from 'yup'
import type { ContactMessage } from '@/api/types'
import { composePhoneNumber, defaultPhoneCountry } from '@/domain/people/phone'
import { emailRule, phoneNumberRule, requiredRule } from '@/forms/rules'

export const contactSchema = object({
  name: requiredRule('errors.form.name.required'),
  email: emailRule('errors.form.email.not_valid'),
  /** '' means the code of the language. */
  phoneCode: string().defined(),
  phoneNumber: phoneNumberRule(),
  subject: requiredRule('errors.form.subject.required'),
  message: requiredRule('errors.form.message.required'),
})

export type ContactValues = InferType<typeof contactSchema>

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phoneCode: '',
  phoneNumber: '',
  subject: '',
  message: '',
}

/**
 * The payload: code and number in one field (docs/behaviour/forms.md#phone-code), no empty field
 * (docs/behaviour/forms.md#payload).
 */
export function contactMessageOf(
  { phoneCode, phoneNumber, ...message }: ContactValues,
  language: string,
): ContactMessage {
  const phone = composePhoneNumber(phoneCode || defaultPhoneCountry(language).phoneCode, phoneNumber)
  return { ...message, ...(phone && { phoneNumber: phone }) }
}
