import { CheckOutlined, LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Lesson } from '@/api/types'
import { durationText } from '@/blocks/enrollment/durationText'
import type { Enrollment } from '@/blocks/enrollment/useEnrollment'
import { durationSeconds, lessonType } from '@/domain/course/lesson'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import styles from './Curriculum.module.css'
import { LessonGlyph } from './glyphs'

type Props = { lesson: Lesson; slug: string; enrollment: Enrollment['kind'] }

/** The lesson's type and title, its duration if stated, and whether it can be opened. */
export function LessonRow({ lesson, slug, enrollment }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const type = lessonType(lesson.type)
  const title = lesson.title || t('learn.untitled')
  const isEnrolled = enrollment === 'enrolled'
  const marker = t(isEnrolled ? 'course.available' : 'course.locked')
  const seconds = durationSeconds(lesson.duration)
  return (
    <li className={styles.lesson}>
      <span className={styles.type} data-type={type}>
        <LessonGlyph type={type} />
        <span className="visually-hidden">{t(`course.types.${type}`)}: </span>
      </span>
      <span className={styles.title}>
        {isEnrolled ? <Link to={paths.learn(slug, lesson.id)}>{title}</Link> : title}
      </span>
      {seconds > 0 && <span className={styles.duration}>{durationText(seconds, t, language)}</span>}
      {enrollment !== 'loading' && (
        <span
          className={styles.marker}
          data-available={isEnrolled}
          data-visitor={isEnrolled ? undefined : ''}
          title={marker}
        >
          {isEnrolled ? <CheckOutlined aria-hidden /> : <LockOutlined aria-hidden />}
          <span className={layout.visuallyHiddenOnPhone}>{marker}</span>
        </span>
      )}
    </li>
  )
}
