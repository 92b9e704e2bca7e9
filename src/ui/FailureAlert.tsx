import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import type { TextKey } from '@/lib/i18n/i18n'
import layout from '@/ui/layout.module.css'
import styles from './FailureAlert.module.css'
import { causeOf } from './failureCause'
import { useFocusReturn } from './useFocusReturn'

type Props = {
  title: TextKey
  error?: ApiError | unknown
  /** The text if neither the server nor the kind of failure gives a reason. */
  fallback?: TextKey
  onRetry?: () => void
}

/** A failure with its reason, if known, and a button that retries. */
export function FailureAlert({ title, error, fallback, onRetry }: Props) {
  const { t } = useTranslation()
  const { message, key = fallback } = causeOf(error)
  const retry = useFocusReturn<HTMLButtonElement>()
  const cause = message ?? (key && t(key))
  return (
    <Alert
      type="error"
      className={styles.alert}
      classNames={{
        section: styles.words,
        title: layout.strong,
        description: styles.cause,
        actions: styles.actions,
      }}
      title={t(title)}
      description={cause && <bdi>{cause}</bdi>}
      action={
        onRetry && (
          <Button ref={retry} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )
      }
    />
  )
}
