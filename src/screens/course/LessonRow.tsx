import { useTranslation } from 'react-i18next'
import type { Lesson } from '@/api/types'
import { durationText } from '@/blocks/enrollment/durationText'
import { durationSeconds, lessonType } from '@/domain/lesson'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './Curriculum.module.css'
import { LessonGlyph, LockGlyph, OpenGlyph } from './glyphs'

/** Type, title, duration where one is stated, and whether it can be opened. */
export function LessonRow({ lesson, isEnrolled }: { lesson: Lesson; isEnrolled: boolean }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const type = lessonType(lesson.type)
  const seconds = durationSeconds(lesson.duration)
  return (
    <li className={styles.lesson}>
      <span className={styles.type} data-type={type}>
        <LessonGlyph type={type} />
        <span className="visually-hidden">{t(`course.types.${type}`)}: </span>
      </span>
      <span className={styles.title}>{lesson.title}</span>
      {seconds > 0 && <span className={styles.duration}>{durationText(seconds, t, language)}</span>}
      <span className={styles.marker} data-available={isEnrolled}>
        {isEnrolled ? <OpenGlyph /> : <LockGlyph />}
        <span>{t(isEnrolled ? 'course.available' : 'course.locked')}</span>
      </span>
    </li>
  )
}
