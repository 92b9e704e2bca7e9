import { Card, Skeleton } from 'antd'
import { WaitingPicture } from '@/ui/WaitingPicture'
import styles from './CourseCard.module.css'

/** The placeholder of a card, as large as most cards. */
export function CourseCardSkeleton() {
  return (
    <Card classNames={{ body: styles.body }} cover={<WaitingPicture />}>
      <Skeleton active paragraph={{ rows: 2 }} />
    </Card>
  )
}
