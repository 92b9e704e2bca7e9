import { type InferType, object } from 'yup'
import { fileRule } from '../fieldRules'
import { emptyPerson, personRules, schoolNameRule } from '../person'

export const schoolSchema = object({
  ...personRules,
  schoolName: schoolNameRule(),
  file: fileRule({ required: true }),
})

export const emptySchool: InferType<typeof schoolSchema> = { ...emptyPerson, schoolName: '', file: [] }
