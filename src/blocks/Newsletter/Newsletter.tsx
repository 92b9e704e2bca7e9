import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { object } from 'yup'
import { useSubscribeToNewsletterMutation } from '@/api/contact'
import { type ApiError, isApiError } from '@/api/errors'
import { AppForm } from '@/forms/AppForm'
import { TextField } from '@/forms/fields/TextField'
import { emailRule } from '@/forms/rules'
import { SubmitButton } from '@/forms/SubmitButton'
import { prepareAlert } from '@/ui/LazyAlert'
import styles from './Newsletter.module.css'
import { NewsletterOutcome } from './NewsletterOutcome'

const schema = object({ email: emailRule() })
const start = { email: '' }

/** The newsletter's form; a dialog shows success or failure (docs/behaviour/public.md#newsletter). */
export default function Newsletter() {
  const { t } = useTranslation()
  const [subscribe] = useSubscribeToNewsletterMutation()
  const [outcome, setOutcome] = useState<{ error?: ApiError }>()
  const place = useRef<HTMLDivElement>(null)

  async function send(subscription: typeof start, restart: () => void) {
    try {
      await subscribe(subscription).unwrap()
      restart()
      setOutcome({})
    } catch (error) {
      if (!isApiError(error)) throw error
      setOutcome({ error })
    }
  }

  return (
    <div ref={place}>
      <AppForm
        schema={schema}
        initialValues={start}
        onSubmit={send}
        onFocus={prepareAlert}
        label={t('newsletter.title')}
        className={styles.form}
      >
        {({ isSubmitting }) => (
          <>
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              label={t('newsletter.email')}
              required
            />
            <SubmitButton isSubmitting={isSubmitting}>
              {t(isSubmitting ? 'newsletter.submitting' : 'newsletter.submit')}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {outcome && (
        <NewsletterOutcome
          error={outcome.error}
          onClose={() => {
            setOutcome(undefined)
            const field = place.current?.querySelector<HTMLElement>('input')
            requestAnimationFrame(() => field?.focus())
          }}
        />
      )}
    </div>
  )
}
