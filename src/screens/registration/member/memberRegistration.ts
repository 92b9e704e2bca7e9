import { type InferType, object } from 'yup'
import { newPasswordRule, textRule } from '../fieldRules'
import { emptyPerson, personRules } from '../person'

export const memberSchema = object({
  ...personRules,
  password: newPasswordRule(),
  profession: textRule({ max: [100, 'registration.errors.profession.max'] }),
})

export const emptyMember: InferType<typeof memberSchema> = { ...emptyPerson, password: '', profession: '' }
