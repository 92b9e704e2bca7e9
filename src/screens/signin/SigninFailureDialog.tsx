import { useTranslation } from 'react-i18next'
import { useResendVerificationEmailMutation } from '@/api/auth'
import { type ApiError, messageOf } from '@/api/errors'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { LazyAlert } from '@/ui/LazyAlert'

type Props = { error: ApiError; email: string; onClose: () => void }

/** Shows the server's message. If the e-mail is not verified yet, the dialog offers to send it again. */
export function SigninFailureDialog({ error, email, onClose }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [resend, { isLoading: isResending }] = useResendVerificationEmailMutation()
  const cause = causeOf(error)

  async function resendEmail() {
    const answer = await resend({ email })
    dispatch(
      answer.error
        ? noticeGiven({ kind: 'failure', text: 'signin.resendFailed', message: messageOf(answer.error) })
        : noticeGiven({ kind: 'success', text: 'signin.resent', message: answer.data?.message }),
    )
    onClose()
  }

  const close = { text: t('ui.close'), onPress: onClose }
  const again = { text: t('signin.resend'), onPress: resendEmail, isBusy: isResending }
  return (
    <LazyAlert
      kind="failure"
      title={t('signin.failed')}
      onClose={onClose}
      primary={error.status === 403 ? again : close}
      secondary={error.status === 403 ? close : undefined}
    >
      <p>
        <BidiText text={cause.message ?? t(cause.key ?? 'ui.serverError')} />
      </p>
    </LazyAlert>
  )
}
