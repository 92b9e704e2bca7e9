import { useTranslation } from 'react-i18next'
import styles from './MyCoursesScreen.module.css'

/** As many cards as most learners have, so that little moves when they arrive. */
export function MyCoursesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('myCourses.loading')}</span>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.skeleton} aria-hidden="true">
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}
