import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { object } from 'yup'
import { useForgotPasswordMutation } from '@/api/auth'
import { apiErrorOf, fieldErrorsOf, serverMessageOf } from '@/api/errors'
import type { ApiError, EmailPayload } from '@/api/types'
import { AppForm } from '@/forms/AppForm'
import { TextField } from '@/forms/fields/TextField'
import { emailRule } from '@/forms/rules'
import { SubmitButton } from '@/forms/SubmitButton'
import { paths } from '@/lib/paths'
import { FormPage } from '@/ui/FormPage'
import { prepareAlert } from '@/ui/LazyAlert'
import { PasswordFailure } from '../PasswordFailure'
import { ResetMailSent, type SentMail } from './ResetMailSent'

const schema = object({ email: emailRule('errors.form.email.not_valid') })
const start: EmailPayload = { email: '' }

export default function ForgetScreen() {
  const { t } = useTranslation()
  const [ask] = useForgotPasswordMutation()
  const [sent, setSent] = useState<SentMail>()
  const [failure, setFailure] = useState<ApiError>()

  async function send({ email }: EmailPayload) {
    try {
      setSent({ email, message: serverMessageOf(await ask({ email }).unwrap()) })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      setSent(undefined)
      setFailure(error)
      return fieldErrorsOf(error)
    }
  }

  return (
    <FormPage
      title={t('titles.passwordForget')}
      intro={t('password.forget.intro')}
      picture="/static/images/letter.svg"
      more={<Link to={paths.signin}>{t('password.forget.back')}</Link>}
    >
      <div role="status">{sent && <ResetMailSent {...sent} />}</div>
      <AppForm
        schema={schema}
        initialValues={start}
        onSubmit={send}
        onFocus={prepareAlert}
        label={t('titles.passwordForget')}
        draft="password-forget"
      >
        {({ isSubmitting }) => (
          <>
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              label={t('password.forget.email')}
              required
            />
            <SubmitButton isSubmitting={isSubmitting} block keepsFocus>
              {t(sent ? 'password.forget.again' : 'password.forget.submit')}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {failure && <PasswordFailure error={failure} onClose={() => setFailure(undefined)} />}
    </FormPage>
  )
}
