import { type ObjectSchema, ValidationError } from 'yup'

type Errors = Record<string, string>

/** final-form's question in yup's words. Messages are keys, translated where they are shown; the first of a field counts. */
export function validateWith<Values extends object>(schema: ObjectSchema<Values>) {
  return async (values: Values): Promise<Errors | undefined> => {
    try {
      await schema.validate(values, { abortEarly: false })
      return undefined
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const errors: Errors = {}
      for (const { path, message } of error.inner) if (path) errors[path] ??= message
      return errors
    }
  }
}
