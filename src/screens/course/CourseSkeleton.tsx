import { Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHead } from '@/ui/PageHead'
import { PlaceholderHeading } from '@/ui/PlaceholderHeading'
import { WaitingPicture } from '@/ui/WaitingPicture'
import page from './CoursePage.module.css'
import styles from './CourseSkeleton.module.css'

/** The placeholder of the page while the course loads. */
export function CourseSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <PageHead title={t('titles.course')} />
      <PlaceholderHeading text={t('titles.course')} />
      <div className={styles.header}>
        <WaitingPicture />
        <div>
          <p role="status">{t('course.loading')}</p>
          <div aria-hidden="true">
            <Skeleton active paragraph={{ rows: 3 }} />
          </div>
        </div>
      </div>
      <aside aria-hidden="true">
        <Card className={styles.card}>
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      </aside>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  )
}
