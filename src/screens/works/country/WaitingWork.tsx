import { Card, Skeleton } from 'antd'
import card from '@/ui/card.module.css'
import styles from './WorkCard.module.css'

/** A card that is still to come, as large as every card is. */
export function WaitingWork() {
  return (
    <Card className={card.waiting} classNames={{ body: styles.body }} cover={<div className={card.image} />}>
      <Skeleton className={styles.words} paragraph={{ rows: 3 }} />
      <span className={styles.day} />
    </Card>
  )
}
