import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { courseLessonCount, courseSeconds } from '@/domain/course/course'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { durationText } from './durationText'
import styles from './EnrollCard.module.css'

export function IncludedList({ course }: { course: FullCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const features = [
    t('course.chapters', counted(course.chapters.length)),
    t('course.lessons', counted(courseLessonCount(course))),
    durationText(courseSeconds(course), t, language) || t('enrollment.selfPaced'),
    t('enrollment.lifetime'),
    t('enrollment.devices'),
    t('enrollment.certificate'),
  ]
  return (
    <div className={styles.included}>
      <h2>{t('enrollment.included')}</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  )
}
