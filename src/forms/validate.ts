import { type ObjectSchema, ValidationError } from 'yup'

type Errors = Record<string, string>

/**
 * Validates the values of final-form with a yup schema. A message is a key, which the field translates; each
 * field has its first one. The check is synchronous, because a later result could let a form be sent that no
 * longer matches it.
 */
export function validateWith<Values extends object>(schema: ObjectSchema<Values>) {
  return (values: Values): Errors | undefined => {
    try {
      schema.validateSync(values, { abortEarly: false })
      return undefined
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const errors: Errors = {}
      for (const { path, message } of error.inner) if (path) errors[path] ??= message
      return errors
    }
  }
}
