import { Tag } from 'antd'
import type { HistoryRow } from '@/domain/donation/history'
import styles from './PaymentHistory.module.css'
import { useRowTexts } from './useRowTexts'

type Props = { row: HistoryRow }

export function Payment({ row }: Props) {
  const { kind, interval } = useRowTexts(row)
  return (
    <>
      {kind}
      {interval && <span className={styles.interval}>{interval}</span>}
    </>
  )
}

export function Amount({ row }: Props) {
  return useRowTexts(row).amount
}

export function Period({ row }: Props) {
  return useRowTexts(row).period
}

export function Status({ row }: Props) {
  return (
    <Tag variant="filled" className={styles.status} data-status={row.status}>
      {useRowTexts(row).status}
    </Tag>
  )
}
