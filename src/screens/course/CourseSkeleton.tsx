import { Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { PageHead } from '@/ui/PageHead'
import page from './CoursePage.module.css'
import styles from './CourseSkeleton.module.css'

/** The page's shape while it is fetched. */
export function CourseSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <PageHead title={t('titles.course')} />
      <div className={styles.header}>
        <Skeleton.Node active classNames={{ root: layout.block, content: styles.picture }} />
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
