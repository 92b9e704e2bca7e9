import { Tag } from 'antd'
import type { HistoryRow } from '@/domain/donation/history'
import styles from './PaymentHistory.module.css'
import { useRowWords } from './useRowWords'

/** One subscription or one payment, as the server tells it. */
type Props = { row: HistoryRow }

export function Payment({ row }: Props) {
  const { kind, interval } = useRowWords(row)
  return (
    <>
      {kind}
      {interval && <span className={styles.interval}>{interval}</span>}
    </>
  )
}

export function Amount({ row }: Props) {
  return useRowWords(row).amount
}

export function Period({ row }: Props) {
  return useRowWords(row).period
}

export function Status({ row }: Props) {
  return (
    <Tag variant="filled" className={styles.status} data-status={row.status}>
      {useRowWords(row).status}
    </Tag>
  )
}
