import { type ObjectSchema, ValidationError } from 'yup'

type Errors = Record<string, string>

/**
 * final-form's question in yup's words. Messages are keys, translated where they are shown; the first of a field counts. At
 * once: an answer that came later would let a form be sent on what it was before.
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
