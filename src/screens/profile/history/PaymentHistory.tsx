import { useTranslation } from 'react-i18next'
import { useGetDonationHistoryQuery } from '@/api/donate'
import { isNotFound } from '@/api/errors'
import { hasRunningSubscription, historyRows } from '@/domain/donation/history'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import { HistoryFilter } from './HistoryFilter'
import { HistoryTable } from './HistoryTable'
import styles from './PaymentHistory.module.css'
import { HistorySkeleton } from './PaymentHistoryFrame'
import { UnsubscribeFailed, UnsubscribeQuestion } from './UnsubscribeDialogs'
import { useAwaitedCharge } from './useAwaitedCharge'
import { useFreshOnReturn } from './useFreshOnReturn'
import { useHistoryFilter } from './useHistoryFilter'
import { useRowFocus } from './useRowFocus'
import { useThanksAcknowledged } from './useThanksAcknowledged'
import { useUnsubscribe } from './useUnsubscribe'
import { useUserInStep } from './useUserInStep'

export function PaymentHistory({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [filter, showFilter] = useHistoryFilter()
  const history = useGetDonationHistoryQuery({ userId, filter }, { refetchOnMountOrArgChange: true })
  const unsubscribing = useUnsubscribe()
  const isNone = isNotFound(history.error)
  const answer = isNone ? {} : history.currentData
  const isOneListed = answer?.subs && filter !== 'payment' ? hasRunningSubscription(answer) : undefined
  const hasSubscription = useUserInStep(userId, isOneListed, history.fulfilledTimeStamp)
  useFreshOnReturn(history.refetch)
  const rows = answer && historyRows(answer, filter)
  const withSubscriptions = filter === 'payment' ? undefined : rows
  const isAwaited = useAwaitedCharge(userId, withSubscriptions, history.refetch)
  useThanksAcknowledged(userId, withSubscriptions, history.fulfilledTimeStamp)
  const asked = rows?.find(({ kind, id }) => kind === 'subs' && id === unsubscribing.asked)
  const hasFailed = history.isError && !isNone && !history.isFetching
  const context = {
    hasSubscription,
    isOneRunning: hasSubscription === true || isOneListed === true,
    ending: unsubscribing.ending,
    onUnsubscribe: unsubscribing.ask,
  }
  return (
    <section aria-labelledby="history-title" {...useRowFocus()}>
      <div className={styles.top}>
        <h2 id="history-title" tabIndex={-1}>
          {t('profile.history.title')}
        </h2>
        <HistoryFilter filter={filter} onChoose={showFilter} />
      </div>
      <p role="status" className={rows || hasFailed ? 'visually-hidden' : undefined}>
        {!rows && !hasFailed && t('profile.history.loading')}
        {rows &&
          t('profile.history.shown', { count: rows.length, number: formatNumber(rows.length, language) })}
      </p>
      {!rows && !hasFailed && <HistorySkeleton />}
      {hasFailed && (
        <FailureAlert
          title={rows ? 'profile.history.stale' : 'profile.history.failed'}
          error={history.error}
          onRetry={history.refetch}
        />
      )}
      {isAwaited && <p className={styles.hint}>{t('profile.history.awaited')}</p>}
      {rows?.length === 0 && !isAwaited && (
        <EmptyState title={t('profile.history.empty')}>
          <p className={styles.hint}>{t('profile.history.emptyText')}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && <HistoryTable rows={rows} context={context} />}
      {asked && (
        <UnsubscribeQuestion row={asked} onConfirm={unsubscribing.confirm} onKeep={unsubscribing.keep} />
      )}
      {unsubscribing.failure && (
        <UnsubscribeFailed error={unsubscribing.failure} onClose={unsubscribing.forgetFailure} />
      )}
    </section>
  )
}
