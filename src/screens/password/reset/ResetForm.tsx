import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import { AppForm } from '@/forms/AppForm'
import { PasswordField } from '@/forms/fields/PasswordField'
import { SubmitButton } from '@/forms/SubmitButton'
import type { LinkToken } from '@/lib/page/linkToken'
import { prepareAlert } from '@/ui/LazyAlert'
import { PasswordFailure } from '../PasswordFailure'
import { newPasswordSchema, noPassword } from './newPassword'
import { useResetPassword } from './useResetPassword'

export function ResetForm({ token }: { token: LinkToken }) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<ApiError>()
  const reset = useResetPassword(token, setFailure)
  return (
    <>
      <AppForm
        schema={newPasswordSchema}
        initialValues={noPassword}
        onSubmit={reset}
        onFocus={prepareAlert}
        label={t('titles.passwordReset')}
      >
        {({ isSubmitting }) => (
          <>
            <PasswordField name="password" autoComplete="new-password" label={t('password.reset.password')} />
            <PasswordField
              name="confirmPassword"
              autoComplete="new-password"
              label={t('password.reset.confirm')}
            />
            <SubmitButton isSubmitting={isSubmitting} block keepsFocus>
              {t('password.reset.submit')}
            </SubmitButton>
          </>
        )}
      </AppForm>
      {failure && <PasswordFailure error={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}
