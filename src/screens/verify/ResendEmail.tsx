import { useTranslation } from 'react-i18next'
import { useResendVerificationByTokenMutation } from '@/api/auth'
import { apiErrorOf, serverMessageOf } from '@/api/errors'
import type { LinkToken } from '@/lib/page/linkToken'
import { BidiText } from '@/ui/BidiText'
import { BusyButton } from '@/ui/BusyButton'
import { FailureAlert } from '@/ui/FailureAlert'
import layout from '@/ui/layout.module.css'
import { RetryAfter } from '@/ui/RetryAfter'

/** Sends the e-mail again. The server knows the recipient from the old token. */
export function ResendEmail({ token }: { token: LinkToken }) {
  const { t } = useTranslation()
  const [resend, { isLoading, isSuccess, data, error }] = useResendVerificationByTokenMutation()
  return (
    <>
      {!isSuccess && <p>{t('verify.expiredText')}</p>}
      <p className={`${layout.strong} ${layout.ifAny}`} role="status">
        {isSuccess && <BidiText text={serverMessageOf(data) ?? t('verify.resent')} />}
      </p>
      {error && (
        <>
          <FailureAlert title="verify.resendFailed" error={error} />
          <RetryAfter error={apiErrorOf(error)} />
        </>
      )}
      {!isSuccess && (
        <BusyButton type="primary" isBusy={isLoading} onClick={() => void resend({ jwt: token.value })}>
          {t('verify.resend')}
        </BusyButton>
      )}
    </>
  )
}
