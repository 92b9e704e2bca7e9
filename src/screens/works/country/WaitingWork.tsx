import { Card, Skeleton } from 'antd'
import styles from './WorkCard.module.css'

/** A card that is still to come, as large as every card is. */
export function WaitingWork() {
  return (
    <Card size="small" cover={<Skeleton.Node active classNames={{ content: styles.picture }} />}>
      <Skeleton active className={styles.words} paragraph={{ rows: 3 }} />
      <span className={styles.day} />
    </Card>
  )
}
