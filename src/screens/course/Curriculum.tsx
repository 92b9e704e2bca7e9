import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, FullCourse, Lesson } from '@/api/types'
import type { Enrollment } from '@/blocks/enrollment/useEnrollment'
import { chapterLessonCount, chaptersInOrder } from '@/domain/course'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './Curriculum.module.css'
import { LessonRow } from './LessonRow'

type Props = { course: FullCourse; enrollment: Enrollment['kind'] }

/** The chapters by order, the first one open. */
export function Curriculum({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const chapters = chaptersInOrder<Lesson, Chapter>(course)
  if (chapters.length === 0) return <p>{t('course.noCurriculum')}</p>
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter, index) => (
        <li key={chapter.id ?? index}>
          <ChapterBlock chapter={chapter} isOpenAtFirst={index === 0}>
            {chapter.lessons.map((lesson, place) => (
              <LessonRow
                key={lesson.id ?? place}
                lesson={lesson}
                slug={course.slug ?? course.id}
                enrollment={enrollment}
              />
            ))}
          </ChapterBlock>
        </li>
      ))}
    </ol>
  )
}

type ChapterProps = { chapter: Chapter; isOpenAtFirst: boolean; children: ReactNode }

function ChapterBlock({ chapter, isOpenAtFirst, children }: ChapterProps) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const count = chapterLessonCount(chapter)
  return (
    <section className={styles.chapter}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.arrow} aria-hidden="true" />
          <span className={styles.title}>{chapter.title || t('learn.untitledChapter')}</span>
          <span className={styles.count}>
            {t('course.lessons', { count, number: formatNumber(count, language) })}
          </span>
        </button>
      </h2>
      <ul id={listId} className={styles.lessons} hidden={!isOpen}>
        {children}
      </ul>
    </section>
  )
}
