import { useTranslation } from 'react-i18next'
import type { HistoryRow } from '@/domain/donationHistory'
import { HistoryLine } from './HistoryLine'
import styles from './PaymentHistory.module.css'
import type { RowContext } from './rowContext'

const columns = ['payment', 'amount', 'date', 'status', 'actions'] as const

/** Wide: a table; narrow: each row is a card with its columns' names. */
export function HistoryTable({ rows, context }: { rows: HistoryRow[]; context: RowContext }) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} aria-labelledby="history-title">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`profile.history.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryLine key={`${row.kind} ${row.id}`} row={row} context={context} />
        ))}
      </tbody>
    </table>
  )
}
