import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { HistoryRow } from '@/domain/donationHistory'
import styles from './PaymentHistory.module.css'
import { RowActions } from './RowActions'
import type { RowContext } from './rowContext'
import { useRowWords } from './useRowWords'

/** One subscription or one payment, as the server tells it, and what can be done about it. */
export function HistoryLine({ row, context }: { row: HistoryRow; context: RowContext }) {
  const { t } = useTranslation()
  const { kind, interval, amount, period, status } = useRowWords(row)
  return (
    <tr data-row={`${row.kind} ${row.id}`}>
      <th scope="row">
        {kind}
        {interval && <span className={styles.interval}>{interval}</span>}
      </th>
      <td data-label={t('profile.history.columns.amount')}>{amount}</td>
      <td data-label={t('profile.history.columns.date')}>{period}</td>
      <td data-label={t('profile.history.columns.status')}>
        <Tag variant="filled" className={styles.status} data-status={row.status}>
          {status}
        </Tag>
      </td>
      <td className={styles.actions}>
        <RowActions row={row} context={context} />
      </td>
    </tr>
  )
}
