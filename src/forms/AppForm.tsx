import type { SubmissionErrors } from 'final-form'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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
   * Receives the values that the schema has cast (trimmed and so on), and `restart`, which empties the form.
   * @returns errors by field, if any: keys of our texts, or the server's messages.
   */
  onSubmit: (values: Values, restart: () => void) => Promise<SubmissionErrors | undefined> | Promise<void>
  label: string
  /** The name under which the typed values survive a reload (draft.ts). */
  draft?: string
  className?: string
  /** The user has turned to the form, so the caller can load what a submission will need. */
  onFocus?: () => void
  children: ReactNode | ((form: Progress) => ReactNode)
}

type Progress = {
  /** From the press on, while a field is still being checked or the request is in flight. */
  isSubmitting: boolean
  /** The request is in flight. */
  isSending: boolean
}

/**
 * A form with a schema, initial values and a submission. An error shows once the user has left the field, and
 * all errors after a submission.
 */
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
  // A layout effect, so that the errors of this submission are rendered.
  useLayoutEffect(() => {
    if (presses > 0) focusFirstError(element.current)
  }, [presses])
  const onFocusAtStart = useEffectEvent(() => onFocus?.())
  useEffect(() => {
    // The user may have focused a field of the prerendered form before React listened.
    if (element.current?.contains(document.activeElement)) onFocusAtStart()
  }, [])
  const isHydrated = useIsHydrated()
  // The first render matches the prerendered document. The draft follows right after hydration.
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
          // Otherwise a visitor who has left the page would later find the sent message as a draft.
          if (draft) keepDraft(draft, initialValues, initialValues)
          form.restart(initialValues)
        })
        return errors ?? undefined
      }}
    >
      {({ handleSubmit, submitting, form }) => (
        // Without scripts the browser submits the form. With GET the URL would contain the password.
        <form
          ref={element}
          method="post"
          className={className ?? layout.loose}
          aria-label={label}
          noValidate
          onFocus={onFocus}
          onSubmit={async (event) => {
            event.preventDefault()
            // A second press during the first one's request has no effect.
            if (isWaiting || form.getState().submitting) return
            const open = [...waits].map((wait) => wait()).filter((wait) => wait !== undefined)
            let maySend = true
            if (open.length > 0) {
              setIsWaiting(true)
              maySend = (await Promise.all(open)).every((answer) => answer)
              setIsWaiting(false)
            }
            // The user has left the page meanwhile and would not see the result.
            if (!element.current) return
            // With errors final-form sends nothing and shows them.
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

/** Blurs the focused field before the form is emptied: a later blur would report it as empty. */
function leave(form: HTMLFormElement | null) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && form?.contains(focused)) focused.blur()
}

/** Leaves the focus where it is if an element outside the form, such as a dialog, has taken it. */
function focusFirstError(form: HTMLFormElement | null) {
  const focused = document.activeElement
  const isFree = focused === null || focused === document.body || form?.contains(focused)
  if (isFree) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
