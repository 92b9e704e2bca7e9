import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { HistoryRow } from '@/domain/donation/history'
import { Amount, Payment, Period, Status } from './PaymentCells'
import styles from './PaymentHistory.module.css'
import { RowActions } from './RowActions'
import type { RowContext } from './rowContext'

const rowKey = ({ kind, id }: HistoryRow) => `${kind} ${id}`

/** Creates a data attribute, which the types of Ant Design's rows and cells lack. */
const data = (name: string, value: string): object => ({ [`data-${name}`]: value })

/** A table on wide screens. On narrow screens each row is a card with the names of the columns. */
export function HistoryTable({ rows, context }: { rows: HistoryRow[]; context: RowContext }) {
  const { t } = useTranslation()
  const titled = (column: 'amount' | 'date' | 'status') => {
    const title = t(`profile.history.columns.${column}`)
    return { key: column, title, onCell: () => data('label', title) }
  }
  return (
    <Table<HistoryRow>
      className={styles.table}
      aria-labelledby="history-title"
      dataSource={rows}
      rowKey={rowKey}
      // `useRowFocus` finds the row by this attribute.
      onRow={(row) => data('row', rowKey(row))}
      pagination={false}
      columns={[
        {
          key: 'payment',
          title: t('profile.history.columns.payment'),
          rowScope: 'row',
          render: (row) => <Payment row={row} />,
        },
        { ...titled('amount'), render: (row) => <Amount row={row} /> },
        { ...titled('date'), render: (row) => <Period row={row} /> },
        { ...titled('status'), render: (row) => <Status row={row} /> },
        {
          key: 'actions',
          title: t('profile.history.columns.actions'),
          className: styles.actions,
          render: (row) => <RowActions row={row} context={context} />,
        },
      ]}
    />
  )
}
