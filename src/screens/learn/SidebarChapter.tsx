import { Collapse, type CollapseProps } from 'antd'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import { Chevron } from '@/ui/Chevron'
import layout from '@/ui/layout.module.css'
import { ChapterLessons } from './ChapterLessons'
import styles from './SidebarChapter.module.css'

type Props = {
  slug: string
  courseId: string
  id: string
  title: string
  /** The number of completed lessons. */
  done: number
  total: number
  /** undefined while the chapter is closed. */
  lessons: LearnerLesson[] | undefined
  currentId: string | undefined
  /** Receives the id of the chapter to open; undefined closes the open one. */
  onOpened: (id: string | undefined) => void
  onChosen: () => void
}

/** A moving chapter would stop the scroll to the current lesson. The types of Collapse lack `openMotion`. */
const noMotion = { openMotion: {} } as CollapseProps

/** A chapter of the course. A closed chapter renders again only if its numbers change. */
export const SidebarChapter = memo(function SidebarChapter({ id, title, done, total, ...props }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const listId = useId()
  const { slug, courseId, lessons, currentId, onOpened, onChosen } = props
  const isOpen = lessons !== undefined
  return (
    <Collapse
      ghost
      className={styles.chapter}
      activeKey={isOpen ? [id] : []}
      // Collapse's own header ignores the space bar and hides the heading from screen readers.
      collapsible="icon"
      {...noMotion}
      items={[
        {
          key: id,
          showArrow: false,
          classNames: {
            header: styles.heading,
            title: `${layout.flush} ${layout.narrow}`,
            body: styles.body,
          },
          label: (
            <h3 className={styles.chapterName}>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => onOpened(isOpen ? undefined : id)}
              >
                <span>
                  <BidiText text={title || t('learn.untitledChapter')} />{' '}
                  <small className={styles.count}>
                    {t('learn.chapterDone', {
                      done: formatNumber(done, language),
                      total: formatNumber(total, language),
                    })}
                  </small>
                </span>
                <Chevron points={isOpen ? 'up' : 'down'} />
              </button>
            </h3>
          ),
          forceRender: true,
          children: (
            <div id={listId}>
              {lessons && (
                <ChapterLessons
                  slug={slug}
                  courseId={courseId}
                  lessons={lessons}
                  currentId={currentId}
                  onChosen={onChosen}
                />
              )}
            </div>
          ),
        },
      ]}
    />
  )
})
