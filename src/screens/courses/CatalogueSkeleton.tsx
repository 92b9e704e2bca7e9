import { useTranslation } from 'react-i18next'
import { COURSES_PAGE_SIZE } from '@/lib/constants'
import styles from './CoursesScreen.module.css'

const places = Array.from({ length: COURSES_PAGE_SIZE }, (_, index) => index)

/** The page's shape while it is fetched. */
export function CatalogueSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.results} role="status">
      <span className="visually-hidden">{t('courses.loading')}</span>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.ghost} />
        ))}
      </div>
    </div>
  )
}
