import { Card, Skeleton } from 'antd'
import { WaitingPicture } from '@/ui/WaitingPicture'
import styles from './WorkCard.module.css'

/** The placeholder of a card, of the same size. */
export function WaitingWork() {
  return (
    <Card size="small" cover={<WaitingPicture />}>
      <Skeleton active className={styles.words} paragraph={{ rows: 3 }} />
      <span className={styles.day} />
    </Card>
  )
}
