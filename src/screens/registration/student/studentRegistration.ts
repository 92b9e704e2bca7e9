import { type InferType, object } from 'yup'
import { fileRule, gradeRule } from '../fieldRules'
import { emptyPerson, personRules, schoolNameRule } from '../person'

export const studentSchema = object({
  ...personRules,
  schoolName: schoolNameRule(),
  grade: gradeRule(),
  file: fileRule({ required: true }),
})

export const emptyStudent: InferType<typeof studentSchema> = {
  ...emptyPerson,
  schoolName: '',
  grade: '',
  file: [],
}
