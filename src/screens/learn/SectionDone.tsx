import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { firstUncompleted, type LearnerCourse } from '@/domain/progress'
import { formatNumber } from '@/lib/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './SectionDone.module.css'

/** Nothing follows the completed lesson; what is still open is named, so that this is no dead end. */
export function SectionDone({ slug, course }: { slug: string; course: LearnerCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const box = useRef<HTMLDivElement>(null)
  // On a phone the lesson may be longer than the screen.
  useEffect(() => {
    // Braces: what scrollIntoView returns in newer browsers is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const open = course.isProgressKnown ? firstUncompleted(course) : undefined
  const count = course.lessons.filter(({ completed }) => !completed).length
  return (
    <div ref={box} className={styles.done} role="status">
      <p className={styles.title}>{t('learn.sectionDone')}</p>
      {open && (
        <p className={styles.more}>
          <span>{t('learn.lessonsLeft', { count, number: formatNumber(count, language) })} </span>
          <Link to={paths.learn(slug, open.id)}>
            {t('learn.goTo', { title: open.title || t('learn.untitled') })}
          </Link>
        </p>
      )}
    </div>
  )
}
