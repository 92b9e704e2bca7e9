import { useTranslation } from 'react-i18next'
import { EarlyPicture } from '@/blocks/EarlyPicture'
import styles from './MyCoursesScreen.module.css'

/** As many cards as most learners have, so that little moves when they arrive. */
export function MyCoursesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('myCourses.loading')}</span>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.skeleton} aria-hidden="true">
          <div>
            <EarlyPicture className={styles.picture} field={`${card}.imageUrl`} />
          </div>
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}
