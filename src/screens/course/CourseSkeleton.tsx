import { useTranslation } from 'react-i18next'
import page from './CoursePage.module.css'
import styles from './CourseSkeleton.module.css'

/** The page's shape while it is fetched. */
export function CourseSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={page.page} role="status">
      <span className="visually-hidden">{t('course.loading')}</span>
      <div className={styles.header} />
      <aside className={styles.card} />
      <div className={styles.body} />
    </div>
  )
}
