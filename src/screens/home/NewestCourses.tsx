import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetCoursesQuery } from '@/api/course'
import { CourseCard } from '@/blocks/CourseCard/CourseCard'
import { CourseCardSkeleton } from '@/blocks/CourseCard/CourseCardSkeleton'
import { KeptPointer } from '@/blocks/keeping/KeptPointer'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import styles from './CoursesTeaser.module.css'
import { COUNT, newest } from './newestCourses'

const places = Array.from({ length: COUNT }, (_, place) => place)

export function NewestCourses() {
  const { t } = useTranslation()
  const courses = useGetCoursesQuery(newest)
  // After a change of language the previous cards stay until the new ones arrive.
  const list = courses.data
  if (list?.content.length === 0)
    return (
      <EmptyState title={t('home.courses.empty')}>
        <Link to={paths.registrationOf('student')} className={action.primary}>
          {t('home.courses.register')}
        </Link>
      </EmptyState>
    )
  if (list)
    return (
      <ul className={styles.grid} aria-busy={courses.isFetching}>
        {list.content.slice(0, COUNT).map((course, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, and a faulty server may send an id twice
          <li key={`${course.id}-${index}`}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    )
  if (courses.isError)
    return (
      <>
        <FailureAlert title="home.courses.failed" error={courses.error} onRetry={courses.refetch} />
        <KeptPointer error={courses.error} />
      </>
    )
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('home.courses.loading')}
      </p>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
