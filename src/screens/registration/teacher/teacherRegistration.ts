import { type InferType, object } from 'yup'
import { fileRule } from '../fieldRules'
import { emptyPerson, personRules } from '../person'

export const teacherSchema = object({ ...personRules, file: fileRule({ required: false }) })

export const emptyTeacher: InferType<typeof teacherSchema> = { ...emptyPerson, file: [] }
