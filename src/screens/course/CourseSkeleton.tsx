import { useTranslation } from 'react-i18next'
import { PageHead } from '@/ui/PageHead'
import page from './CoursePage.module.css'
import styles from './CourseSkeleton.module.css'

/** The page's shape while it is fetched. */
export function CourseSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={page.page} role="status">
      <PageHead title={t('titles.course')} />
      <div className={styles.header}>
        <p className={styles.text}>{t('course.loading')}</p>
      </div>
      <aside className={styles.card} />
      <div className={styles.body} />
    </div>
  )
}
