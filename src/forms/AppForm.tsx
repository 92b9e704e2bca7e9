import type { SubmissionErrors } from 'final-form'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { ObjectSchema } from 'yup'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import layout from '@/ui/layout.module.css'
import { BeforeSending, type Wait } from './beforeSending'
import { ClearedErrors, errorMutators } from './ClearedErrors'
import { keepDraft, readDraft } from './draft'
import { FormDraft } from './FormDraft'
import { ServerMessageLanguage } from './serverMessageLanguage'
import { validateWith } from './validate'

type Props<Values extends object> = {
  schema: ObjectSchema<Values>
  initialValues: Values
  /**
   * Receives what the schema made of the input (trimmed and so on), and what empties the form again. @returns errors by field, where
   * there are some: keys of ours, or the server's own words.
   */
  onSubmit: (values: Values, restart: () => void) => Promise<SubmissionErrors | undefined> | Promise<void>
  label: string
  /** Under this name what is typed survives a reload (draft.ts). */
  draft?: string
  className?: string
  /** Somebody has turned to the form: the moment to fetch what sending it will need. */
  onFocus?: () => void
  children: ReactNode | ((form: Progress) => ReactNode)
}

type Progress = {
  /** From the press on: a field is still being waited for, or the request is on its way. */
  isSubmitting: boolean
  /** The request is on its way. */
  isSending: boolean
}

/** A form states its schema, its start and its sentence. Errors show where a field was left, or everywhere once sent. */
export function AppForm<Values extends object>({
  schema,
  initialValues,
  onSubmit,
  label,
  draft,
  className,
  onFocus,
  children,
}: Props<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const { i18n } = useTranslation()
  const [waits] = useState(() => new Set<Wait>())
  const [isWaiting, setIsWaiting] = useState(false)
  const [languageSent, setLanguageSent] = useState<string>()
  const [presses, setPresses] = useState(0)
  // Once the errors of this try are drawn.
  useLayoutEffect(() => {
    if (presses > 0) focusFirstError(element.current)
  }, [presses])
  const isHydrated = useIsHydrated()
  // A form that is hydrated begins as its document has it; the draft comes right after that.
  const [start, setStart] = useState(() =>
    draft && isHydrated ? readDraft(draft, initialValues) : initialValues,
  )
  const [wasHydrated, setWasHydrated] = useState(isHydrated)
  if (isHydrated && !wasHydrated) {
    setWasHydrated(true)
    if (draft) setStart(readDraft(draft, initialValues))
  }
  return (
    <Form<Values>
      initialValues={start}
      validate={validateWith(schema)}
      mutators={errorMutators}
      onSubmit={async (values, form) => {
        setLanguageSent(i18n.language)
        const errors = await onSubmit(schema.cast(values) as Values, () => {
          leave(element.current)
          // A visitor who has left the page meanwhile would find the message here again.
          if (draft) keepDraft(draft, initialValues, initialValues)
          form.restart(initialValues)
        })
        return errors ?? undefined
      }}
    >
      {({ handleSubmit, submitting, form }) => (
        // Without scripts the browser sends it: with GET a password would stand in the address.
        <form
          ref={element}
          method="post"
          className={className ?? layout.loose}
          aria-label={label}
          noValidate
          onFocus={onFocus}
          onSubmit={async (event) => {
            event.preventDefault()
            // One request per press: a second press while the first is on its way changes nothing.
            if (isWaiting || form.getState().submitting) return
            const open = [...waits].map((wait) => wait()).filter((wait) => wait !== undefined)
            let maySend = true
            if (open.length > 0) {
              setIsWaiting(true)
              maySend = (await Promise.all(open)).every((answer) => answer)
              setIsWaiting(false)
            }
            // The user left the page meanwhile, and would not see the result of the request.
            if (!element.current) return
            // With errors nothing is sent: they are shown.
            if (maySend || form.getState().hasValidationErrors) await handleSubmit(event)
            setPresses((before) => before + 1)
          }}
        >
          <ClearedErrors />
          {draft && wasHydrated && <FormDraft name={draft} start={initialValues} />}
          <BeforeSending value={waits}>
            <ServerMessageLanguage value={languageSent}>
              {typeof children === 'function'
                ? children({ isSubmitting: isWaiting || submitting === true, isSending: submitting === true })
                : children}
            </ServerMessageLanguage>
          </BeforeSending>
        </form>
      )}
    </Form>
  )
}

/** A field that is left after it was emptied would complain of it. */
function leave(form: HTMLFormElement | null) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && form?.contains(focused)) focused.blur()
}

/** Unless something outside the form, such as a dialog, has taken the focus meanwhile. */
function focusFirstError(form: HTMLFormElement | null) {
  const focused = document.activeElement
  const isFree = focused === null || focused === document.body || form?.contains(focused)
  if (isFree) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
