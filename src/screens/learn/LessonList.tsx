import { Input } from 'antd'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { countLessons, lessonSearch } from '@/domain/course/lessonSearch'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './LessonList.module.css'
import { SidebarChapter } from './SidebarChapter'
import { SidebarMatches } from './SidebarMatches'
import { useListScroll } from './useListScroll'

export type LessonListProps = {
  slug: string
  course: LearnerCourse
  lesson: LearnerLesson | undefined
  search: string
  onSearch: (search: string) => void
  openChapter: string | undefined
  onChapterOpened: (id: string | undefined) => void
  onChosen: () => void
}

/** The lessons of a course by chapter, with a search field. */
export function LessonList({ slug, course, lesson, search, onSearch, ...props }: LessonListProps) {
  const { openChapter, onChapterOpened, onChosen } = props
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const list = useRef<HTMLDivElement>(null)
  // The field shows the typed text at once; the results may follow later.
  const words = useDeferredValue(search.trim())
  const find = useMemo(() => lessonSearch(course.chapters), [course.chapters])
  const found = useMemo(() => (words === '' ? undefined : find(words)), [find, words])
  useListScroll(list, { currentId: lesson?.id, words })
  return (
    <div className={styles.panel}>
      <Input
        type="search"
        aria-label={t('learn.search')}
        placeholder={t('learn.search')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={styles.found}>
        {found && foundText(countLessons(found))}
      </p>
      <div ref={list} className={styles.list}>
        {found ? (
          <SidebarMatches
            slug={slug}
            courseId={course.id}
            words={words}
            chapters={found}
            currentId={lesson?.id}
            onChosen={onChosen}
          />
        ) : (
          course.chapters.map(({ id, title, lessons }) => (
            <SidebarChapter
              key={id}
              id={id}
              slug={slug}
              courseId={course.id}
              title={title}
              done={lessons.filter(({ completed }) => completed).length}
              total={lessons.length}
              lessons={id === openChapter ? lessons : undefined}
              currentId={id === openChapter ? lesson?.id : undefined}
              onOpened={onChapterOpened}
              onChosen={onChosen}
            />
          ))
        )}
      </div>
    </div>
  )

  function foundText(count: number) {
    return count === 0
      ? t('learn.noMatch')
      : t('learn.matches', { count, number: formatNumber(count, language) })
  }
}
