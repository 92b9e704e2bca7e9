import { type InferType, object, string } from 'yup'
import type { ContactMessage } from '@/api/types'
import { composePhoneNumber, defaultPhoneCountry } from '@/domain/people/phone'
import { emailRule, phoneNumberRule, requiredRule } from '@/forms/rules'

export const contactSchema = object({
  name: requiredRule('errors.form.name.required'),
  email: emailRule('errors.form.email.not_valid'),
  /** Empty: that of the language. */
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

/** What the server is told: code and number in one, and no field that is empty (document 1, sections 3 and 5). */
export function contactMessageOf(
  { phoneCode, phoneNumber, ...message }: ContactValues,
  language: string,
): ContactMessage {
  const phone = composePhoneNumber(phoneCode || defaultPhoneCountry(language).phoneCode, phoneNumber)
  return { ...message, ...(phone && { phoneNumber: phone }) }
}
