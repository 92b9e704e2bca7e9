import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import type { TextKey } from '@/lib/i18n'
import styles from './FailureAlert.module.css'
import { causeOf } from './failureCause'

type Props = { title: TextKey; error?: ApiError | unknown; onRetry?: () => void }

/** What failed, why as far as it is known, and a way to try again. */
export function FailureAlert({ title, error, onRetry }: Props) {
  const { t } = useTranslation()
  const cause = causeOf(error)
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{t(title)}</p>
      {cause.key && <p className={styles.cause}>{t(cause.key)}</p>}
      {cause.message && <p className={styles.cause}>{cause.message}</p>}
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('ui.retry')}
        </button>
      )}
    </div>
  )
}
