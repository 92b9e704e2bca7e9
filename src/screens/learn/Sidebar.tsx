import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chaptersWithLessons } from '@/domain/lessonSearch'
import type { LearnerCourse, LearnerLesson } from '@/domain/progress'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { ProgressBar } from '@/ui/ProgressBar'
import { Chevron } from './Chevron'
import styles from './Sidebar.module.css'
import { SidebarChapter } from './SidebarChapter'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson | undefined }

/** What the course holds and how far she is; on a phone a panel that opens and closes. */
export function Sidebar({ slug, course, lesson }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [openChapter, toggleChapter] = useOneOpenChapter(lesson?.chapterId ?? course.chapters[0]?.id)
  const words = useDeferredValue(search.trim())
  const chapters = chaptersWithLessons(course.chapters, words)
  return (
    <aside className={styles.sidebar} aria-label={t('learn.contents')}>
      <h2 className={styles.title}>{course.title}</h2>
      <ProgressBar
        label={t('learn.progress')}
        percent={course.percentage}
        text={t('learn.percent', { percent: formatNumber(course.percentage, language) })}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('learn.contents')}
        <Chevron points={isOpen ? 'up' : 'down'} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <input
          type="search"
          className={styles.search}
          aria-label={t('learn.search')}
          placeholder={t('learn.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className={styles.none}>
          {words !== '' && chapters.length === 0 ? t('learn.noMatch') : ''}
        </p>
        {chapters.map((chapter) => (
          <SidebarChapter
            key={chapter.id}
            slug={slug}
            chapter={chapter}
            currentId={lesson?.id}
            isOpen={words !== '' || chapter.id === openChapter}
            isFixed={words !== ''}
            onToggle={() => toggleChapter(chapter.id)}
            onChosen={() => setIsOpen(false)}
          />
        ))}
      </div>
    </aside>
  )
}

/** One chapter is open at a time; a lesson of another chapter opens that one. */
function useOneOpenChapter(current: string | undefined) {
  const [chosen, setChosen] = useState({ current, open: current })
  const open = chosen.current === current ? chosen.open : current
  const toggle = (id: string) => setChosen({ current, open: open === id ? undefined : id })
  return [open, toggle] as const
}
