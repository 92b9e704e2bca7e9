import { Card, Skeleton } from 'antd'
import styles from './CourseCard.module.css'

/** A card that is still to come, as large as most cards are. */
export function CourseCardSkeleton() {
  return (
    <Card
      classNames={{ body: styles.body }}
      cover={<Skeleton.Node active classNames={{ content: styles.picture }} />}
    >
      <Skeleton active paragraph={{ rows: 2 }} />
    </Card>
  )
}
