import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { boolean, object } from 'yup'
import { useLoginMutation } from '@/api/auth'
import { type ApiError, isApiError } from '@/api/errors'
import type { LoginPayload } from '@/api/types'
import { AppForm } from '@/forms/AppForm'
import { CheckboxField } from '@/forms/fields/CheckboxField'
import { PasswordField } from '@/forms/fields/PasswordField'
import { TextField } from '@/forms/fields/TextField'
import { emailRule, passwordRule } from '@/forms/rules'
import { SubmitButton } from '@/forms/SubmitButton'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { signedIn } from '@/state/session/slice'
import { DemoHint } from './DemoHint'
import { SigninFailureDialog } from './SigninFailureDialog'
import styles from './SigninScreen.module.css'

const schema = object({ email: emailRule(), password: passwordRule(), remember: boolean().required() })
const start: LoginPayload = { email: '', password: '', remember: true }

/** The form only signs the user in; the screen then redirects her. */
export function SigninForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [login] = useLoginMutation()
  const [failure, setFailure] = useState<{ error: ApiError; email: string } | null>(null)

  async function signIn(payload: LoginPayload) {
    try {
      const user = await login(payload).unwrap()
      dispatch(signedIn({ user, remember: payload.remember }))
      dispatch(noticeGiven({ kind: 'success', text: 'signin.success' }))
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure({ error, email: payload.email })
    }
  }

  return (
    <>
      <AppForm schema={schema} initialValues={start} onSubmit={signIn} label={t('signin.title')}>
        {({ isSubmitting }) => (
          <>
            <DemoHint />
            <TextField name="email" type="email" autoComplete="email" dir="ltr" label={t('signin.email')} />
            <PasswordField name="password" autoComplete="current-password" label={t('signin.password')} />
            <div className={styles.row}>
              <CheckboxField name="remember" label={t('signin.remember')} />
              <Link to={paths.passwordForget}>{t('signin.forgot')}</Link>
            </div>
            <SubmitButton isSubmitting={isSubmitting} block keepsFocus>
              {t('signin.submit')}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {failure && <SigninFailureDialog {...failure} onClose={() => setFailure(null)} />}
    </>
  )
}
