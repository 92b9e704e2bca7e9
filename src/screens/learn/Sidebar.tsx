import { Button, Input } from 'antd'
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countLessons, lessonSearch } from '@/domain/lessonSearch'
import type { LearnerCourse, LearnerLesson } from '@/domain/progress'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { ProgressBar } from '@/ui/ProgressBar'
import { Words } from '@/ui/Words'
import { Chevron } from './Chevron'
import styles from './Sidebar.module.css'
import { SidebarChapter } from './SidebarChapter'
import { SidebarMatches } from './SidebarMatches'
import { useListPlace } from './useListPlace'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson | undefined }

/** What the course holds and how far she is; on a phone a panel that opens and closes. */
export function Sidebar({ slug, course, lesson }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const panelId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [openChapter, setOpenChapter] = useOneOpenChapter(lesson?.chapterId ?? course.chapters[0]?.id)
  const onChosen = useCallback(() => setIsOpen(false), [])
  // What is typed shows at once; what is found may take a moment longer.
  const words = useDeferredValue(search.trim())
  const find = useMemo(() => lessonSearch(course.chapters), [course.chapters])
  const found = useMemo(() => (words === '' ? undefined : find(words)), [find, words])
  useListPlace(list, { currentId: lesson?.id, isOpen, words })
  return (
    <aside className={styles.sidebar} aria-label={t('learn.contents')}>
      <h2 className={styles.title}>
        <Words text={course.title || t('courses.untitled')} />
      </h2>
      <ProgressBar
        label={t('learn.progress')}
        percent={course.percentage}
        text={t('learn.percent', { percent: formatNumber(course.percentage, language) })}
      />
      <Button
        block
        className={styles.toggle}
        icon={<Chevron points={isOpen ? 'up' : 'down'} />}
        iconPlacement="end"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('learn.contents')}
      </Button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <Input
          type="search"
          aria-label={t('learn.search')}
          placeholder={t('learn.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className={styles.found}>
          {found && foundText(countLessons(found))}
        </p>
        <div ref={list} className={styles.list}>
          {found ? (
            <SidebarMatches
              slug={slug}
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
                title={title}
                done={lessons.filter(({ completed }) => completed).length}
                total={lessons.length}
                lessons={id === openChapter ? lessons : undefined}
                currentId={id === openChapter ? lesson?.id : undefined}
                onOpened={setOpenChapter}
                onChosen={onChosen}
              />
            ))
          )}
        </div>
      </div>
    </aside>
  )

  function foundText(count: number) {
    return count === 0
      ? t('learn.noMatch')
      : t('learn.matches', { count, number: formatNumber(count, language) })
  }
}

/** One chapter is open at a time; a lesson of another chapter opens that one. */
function useOneOpenChapter(current: string | undefined) {
  const [chosen, setChosen] = useState({ current, open: current })
  const open = chosen.current === current ? chosen.open : current
  const setOpen = useCallback((id: string | undefined) => setChosen({ current, open: id }), [current])
  return [open, setOpen] as const
}
