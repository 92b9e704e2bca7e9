import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lessonType } from '@/domain/lesson'
import type { LearnerChapter } from '@/domain/progress'
import { formatNumber } from '@/lib/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { Chevron } from './Chevron'
import { LessonMark } from './LessonMark'
import styles from './SidebarChapter.module.css'

type Props = {
  slug: string
  chapter: LearnerChapter
  currentId: string | undefined
  isOpen: boolean
  /** Found by a search: stays open. */
  isFixed: boolean
  onToggle: () => void
  onChosen: () => void
}

export function SidebarChapter({ slug, chapter, currentId, isOpen, isFixed, onToggle, onChosen }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const id = useId()
  const done = chapter.lessons.filter(({ completed }) => completed).length
  return (
    <section className={styles.chapter}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isFixed}
          onClick={onToggle}
        >
          <span>
            {chapter.title}{' '}
            <small className={styles.count}>
              {t('learn.chapterDone', {
                done: formatNumber(done, language),
                total: formatNumber(chapter.lessons.length, language),
              })}
            </small>
          </span>
          {!isFixed && <Chevron points={isOpen ? 'up' : 'down'} />}
        </button>
      </h3>
      <ul id={id} className={styles.lessons} hidden={!isOpen}>
        {isOpen &&
          chapter.lessons.map((lesson) => (
            <li key={lesson.id}>
              <Link
                className={styles.lesson}
                to={paths.learn(slug, lesson.id)}
                aria-current={lesson.id === currentId ? 'page' : undefined}
                onClick={onChosen}
              >
                <LessonMark lesson={lesson} />
                <span className={styles.name}>{lesson.title}</span>
                <small className={styles.type}>{t(`learn.types.${lessonType(lesson.type)}`)}</small>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
