import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, FullCourse, Lesson } from '@/api/types'
import { chapterLessonCount, chaptersInOrder } from '@/domain/course'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './Curriculum.module.css'
import { LessonRow } from './LessonRow'

type Props = { course: FullCourse; isEnrolled: boolean }

/** The chapters by order, the first one open. */
export function Curriculum({ course, isEnrolled }: Props) {
  const { t } = useTranslation()
  const chapters = chaptersInOrder<Lesson, Chapter>(course)
  if (chapters.length === 0) return <p>{t('course.noCurriculum')}</p>
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter, index) => (
        <li key={chapter.id ?? index}>
          <ChapterBlock chapter={chapter} isOpenAtFirst={index === 0} isEnrolled={isEnrolled} />
        </li>
      ))}
    </ol>
  )
}

type ChapterProps = { chapter: Chapter; isOpenAtFirst: boolean; isEnrolled: boolean }

function ChapterBlock({ chapter, isOpenAtFirst, isEnrolled }: ChapterProps) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const count = chapterLessonCount(chapter)
  return (
    <section className={styles.chapter}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.arrow} aria-hidden="true" />
          <span className={styles.title}>{chapter.title}</span>
          <span className={styles.count}>
            {t('course.lessons', { count, number: formatNumber(count, language) })}
          </span>
        </button>
      </h2>
      {isOpen && (
        <ul className={styles.lessons}>
          {chapter.lessons.map((lesson, index) => (
            <LessonRow key={lesson.id ?? index} lesson={lesson} isEnrolled={isEnrolled} />
          ))}
        </ul>
      )}
    </section>
  )
}
