import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ObjectSchema } from 'yup'
import { AppForm } from '@/forms/AppForm'
import { focusWhatIsNext } from '@/forms/focusWhatIsNext'
import { SubmitButton } from '@/forms/SubmitButton'
import type { RegistrationKind } from '@/lib/paths'
import { prepareAlert } from '@/ui/LazyAlert'
import { RegistrationOutcome } from './RegistrationOutcome'
import { UploadStatus } from './UploadStatus'
import type { useSending } from './useSending'

type Props<Values extends object, Payload> = {
  kind: RegistrationKind
  schema: ObjectSchema<Values>
  start: Values
  sending: ReturnType<typeof useSending<Payload>>
  payloadOf: (values: Values) => Payload
  children: ReactNode
  /** The form contains a file, so it shows the progress of the upload. */
  hasUpload?: boolean
}

/** A registration form: its fields, its button and the outcome. */
export function RegistrationForm<Values extends object, Payload>({
  kind,
  schema,
  start,
  sending,
  payloadOf,
  children,
  hasUpload,
}: Props<Values, Payload>) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <AppForm
        schema={schema}
        initialValues={start}
        onSubmit={(values, restart) => sending.send(payloadOf(values), restart)}
        onFocus={prepareAlert}
        label={t(`titles.${kind}`)}
        draft={`registration-${kind}`}
      >
        {({ isSubmitting, isSending }) => (
          <>
            {children}
            {hasUpload && (
              <UploadStatus isSending={isSending} wasStopped={sending.wasStopped} onStop={sending.stop} />
            )}
            <SubmitButton isSubmitting={isSubmitting} block>
              {t(`registration.submit.${kind}`)}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {sending.outcome && (
        <RegistrationOutcome
          kind={kind}
          outcome={sending.outcome}
          onClose={() => {
            sending.forgetOutcome()
            focusWhatIsNext(place.current)
          }}
        />
      )}
    </div>
  )
}
