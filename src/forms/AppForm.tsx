import type { SubmissionErrors } from 'final-form'
import { type ReactNode, useRef } from 'react'
import { Form } from 'react-final-form'
import type { ObjectSchema } from 'yup'
import styles from './AppForm.module.css'
import { validateWith } from './validate'

type Props<Values extends object> = {
  schema: ObjectSchema<Values>
  initialValues: Values
  /** Receives what the schema made of the input (trimmed and so on). @returns errors by field, where there are some. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | undefined> | Promise<void>
  label: string
  children: ReactNode | ((form: { isSubmitting: boolean }) => ReactNode)
}

/** A form states its schema, its start and its sentence. Errors show where a field was left, or everywhere once sent. */
export function AppForm<Values extends object>({
  schema,
  initialValues,
  onSubmit,
  label,
  children,
}: Props<Values>) {
  const element = useRef<HTMLFormElement>(null)
  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validateWith(schema)}
      onSubmit={async (values) => (await onSubmit(schema.cast(values) as Values)) ?? undefined}
    >
      {({ handleSubmit, submitting, form }) => (
        <form
          ref={element}
          className={styles.form}
          aria-label={label}
          noValidate
          onSubmit={async (event) => {
            event.preventDefault()
            // One request per press: a second press while the first is on its way changes nothing.
            if (form.getState().submitting) return
            await handleSubmit(event)
            focusFirstError(element.current)
          }}
        >
          {typeof children === 'function' ? children({ isSubmitting: submitting === true }) : children}
        </form>
      )}
    </Form>
  )
}

function focusFirstError(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
