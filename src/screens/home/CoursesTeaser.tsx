import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import styles from './CoursesTeaser.module.css'
import { NewestCourses } from './NewestCourses'

export default function CoursesTeaser() {
  const { t } = useTranslation()
  return (
    <section className={styles.teaser} aria-labelledby="new-courses">
      <header className={styles.head}>
        <div>
          <h2 id="new-courses" className={layout.below1}>
            {t('home.courses.title')}
          </h2>
          <p className={`${layout.lead} ${layout.flush}`}>{t('home.courses.lead')}</p>
        </div>
        <Link to={paths.courses} className={action.quiet}>
          {t('home.courses.all')}
        </Link>
      </header>
      <NewestCourses />
    </section>
  )
}
