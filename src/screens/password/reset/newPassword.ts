import { type InferType, object, ref } from 'yup'
import { passwordRule } from '@/forms/rules'
import { PASSWORD_MIN_LENGTH } from '@/lib/config/constants'
import type { TextKey } from '@/lib/i18n/i18n'

const key = (name: TextKey) => name

/** Surrounding spaces do not count, but they are sent: sign-in sends a password as typed, too. */
const newPasswordRule = () =>
  passwordRule().test(
    'after trim',
    key('errors.password.min'),
    (password = '') => password.trim().length >= PASSWORD_MIN_LENGTH,
  )

export const newPasswordSchema = object({
  password: newPasswordRule(),
  confirmPassword: newPasswordRule().oneOf([ref('password')], key('password.reset.mustMatch')),
})

export type NewPassword = InferType<typeof newPasswordSchema>

export const noPassword: NewPassword = { password: '', confirmPassword: '' }
