import { useTranslation } from 'react-i18next'
import { useGetDonationHistoryQuery } from '@/api/donate'
import { isNotFound } from '@/api/errors'
import { historyRows } from '@/domain/donationHistory'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import { HistoryFilter } from './HistoryFilter'
import { HistoryTable } from './HistoryTable'
import styles from './PaymentHistory.module.css'
import { useHistoryFilter } from './useHistoryFilter'

export function PaymentHistory({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const [filter, showFilter] = useHistoryFilter()
  const history = useGetDonationHistoryQuery({ userId, filter }, { refetchOnMountOrArgChange: true })
  const answer = isNotFound(history.error) ? {} : history.currentData
  const rows = answer && historyRows(answer, filter)
  return (
    <section aria-labelledby="history-title">
      <div className={styles.top}>
        <h2 id="history-title">{t('profile.history.title')}</h2>
        <HistoryFilter filter={filter} onChoose={showFilter} />
      </div>
      {!rows && history.isFetching && <Waiting />}
      {!rows && !history.isFetching && (
        <FailureAlert title="profile.history.failed" error={history.error} onRetry={history.refetch} />
      )}
      {rows?.length === 0 && (
        <EmptyState title={t('profile.history.empty')}>
          <p className={styles.hint}>{t('profile.history.emptyText')}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && <HistoryTable rows={rows} />}
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={styles.waiting} role="status">
      <span>{t('profile.history.loading')}</span>
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.line} aria-hidden="true" />
    </div>
  )
}
