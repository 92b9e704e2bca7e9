import { Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { EarlyPicture } from '@/blocks/EarlyPicture'
import styles from './MyCoursesScreen.module.css'

/** As many placeholders as most learners have courses, so that little moves when the cards arrive. */
export function MyCoursesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('myCourses.loading')}</span>
      {[0, 1, 2].map((card) => (
        <Card
          key={card}
          aria-hidden
          className={styles.waiting}
          cover={
            <div className={styles.place}>
              <EarlyPicture className={styles.picture} field={`${card}.imageUrl`} />
            </div>
          }
        >
          <Skeleton active paragraph={{ rows: 4 }} />
        </Card>
      ))}
    </div>
  )
}
