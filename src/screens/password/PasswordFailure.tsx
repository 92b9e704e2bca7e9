import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import { localDigits } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { RetryAfter } from '@/ui/RetryAfter'

type Props = { error: ApiError; onClose: () => void }

/** The dialog of a failed password page (docs/behaviour/account.md#failures-of-the-password-pages). */
export function PasswordFailure({ error, onClose }: Props) {
  const { t } = useTranslation()
  const { message, key } = causeOf(error)
  return (
    <OutcomeDialog kind="failure" title={message ?? t(key ?? 'ui.serverError')} onClose={onClose}>
      <p>
        <StatusText status={error.status} />
      </p>
      <RetryAfter error={error} />
      <p>{t('password.kept')}</p>
    </OutcomeDialog>
  )
}

function StatusText({ status }: Pick<ApiError, 'status'>) {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  if (typeof status !== 'number') return <bdi>{t('password.code', { code: status })}</bdi>
  const text = i18n.exists(`password.status.${status}`)
    ? t(`password.status.${status}` as 'password.status.404')
    : t('password.status.other')
  const code = localDigits(String(status), language)
  return `${text} (${code})`
}
