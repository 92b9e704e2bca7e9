import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import type { TextKey } from '@/lib/i18n'
import styles from './FailureAlert.module.css'
import { causeOf } from './failureCause'

type Props = {
  title: TextKey
  error?: ApiError | unknown
  /** Said where neither the server nor the kind of failure gives a reason. */
  fallback?: TextKey
  onRetry?: () => void
}

/** What failed, why as far as it is known, and a way to try again. */
export function FailureAlert({ title, error, fallback, onRetry }: Props) {
  const { t } = useTranslation()
  const { message, key = fallback } = causeOf(error)
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{t(title)}</p>
      {(message || key) && (
        <p className={styles.cause}>
          <bdi>{message ?? (key && t(key))}</bdi>
        </p>
      )}
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('ui.retry')}
        </button>
      )}
    </div>
  )
}
