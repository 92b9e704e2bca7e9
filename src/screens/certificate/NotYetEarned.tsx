import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import { ProgressBar } from '@/ui/ProgressBar'
import { NotEarned } from './NotEarned'

/** For an enrolled learner: the progress, the number of lessons left, and a link to continue. */
export function NotYetEarned({ slug, course }: { slug: string; course: LearnerCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const left = course.lessons.filter(({ completed }) => !completed).length
  const goOn = (
    <Link className={action.primary} to={paths.learn(course.slug ?? slug)}>
      {t('enrollment.continue')}
    </Link>
  )
  return (
    <NotEarned title={t('certificate.waiting')} next={goOn}>
      <p>{t('certificate.waitingText', { title: course.title || t('courses.untitled') })}</p>
      <ProgressBar
        label={t('enrollment.progress', { title: course.title })}
        percent={course.percentage}
        text={t('enrollment.percent', { percent: formatNumber(course.percentage, language) })}
      />
      {course.isProgressKnown && left > 0 && (
        <p>{t('certificate.left', { count: left, number: formatNumber(left, language) })}</p>
      )}
    </NotEarned>
  )
}
