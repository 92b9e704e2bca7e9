import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { CourseKeptCount } from '@/blocks/keeping/CourseKeptCount'
import { courseLessonCount } from '@/domain/course/course'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import { CourseImage } from '@/ui/CourseImage'
import layout from '@/ui/layout.module.css'
import { useDay } from '@/ui/useDay'
import styles from './CourseHeader.module.css'

export function CourseHeader({ course }: { course: FullCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const updated = useDay(course.updatedAt, language)
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  return (
    <header className={styles.header}>
      <CourseImage className={styles.image} url={course.imageUrl} loading="eager" />
      <div>
        <h1 tabIndex={-1}>
          <BidiText text={course.title || t('courses.untitled')} />
        </h1>
        {course.shortDesc && (
          <p className={layout.large}>
            <BidiText text={course.shortDesc} />
          </p>
        )}
        <ul className={styles.facts}>
          {updated && (
            <li>
              <Tag className={styles.fact}>
                {t('course.updated')} <bdi>{updated}</bdi>
              </Tag>
            </li>
          )}
          <li>
            <Tag className={styles.fact}>{t('course.chapters', counted(course.chapters.length))}</Tag>
          </li>
          <li>
            <Tag className={styles.fact}>{t('course.lessons', counted(courseLessonCount(course)))}</Tag>
          </li>
        </ul>
        <CourseKeptCount courseId={course.id} />
      </div>
    </header>
  )
}
