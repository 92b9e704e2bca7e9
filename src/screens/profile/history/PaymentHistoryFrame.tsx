import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './PaymentHistory.module.css'

/** The placeholder of the history until the session is known. */
export function PaymentHistoryFrame() {
  const { t } = useTranslation()
  return (
    <div>
      <div className={styles.top}>
        <h2>{t('profile.history.title')}</h2>
      </div>
      <p role="status">{t('profile.history.loading')}</p>
      <HistorySkeleton />
    </div>
  )
}

export function HistorySkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton.Node active classNames={{ content: styles.line }} />
      <Skeleton.Node active classNames={{ content: styles.line }} />
      <Skeleton.Node active classNames={{ content: styles.line }} />
    </div>
  )
}
