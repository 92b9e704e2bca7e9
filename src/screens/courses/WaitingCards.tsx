import { useTranslation } from 'react-i18next'
import { CourseCardSkeleton } from '@/blocks/CourseCard/CourseCardSkeleton'
import { COURSES_PAGE_SIZE } from '@/lib/config/constants'
import styles from './CourseResults.module.css'

const places = Array.from({ length: COURSES_PAGE_SIZE }, (_, place) => place)

/** A page of placeholders, each of the size of a card. */
export function WaitingCards() {
  const { t } = useTranslation()
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('courses.loading')}
      </p>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
