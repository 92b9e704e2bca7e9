import { string } from 'yup'
import { PASSWORD_MIN_LENGTH } from '@/lib/constants'
import type { TextKey } from '@/lib/i18n'

const key = (name: TextKey) => name

/** Trimmed, filled in, a valid address (document 1, section 5). */
export const emailRule = () =>
  string().trim().required(key('errors.email.required')).email(key('errors.email.not_valid'))

export const passwordRule = () =>
  string().required(key('errors.password.required')).min(PASSWORD_MIN_LENGTH, key('errors.password.min'))
