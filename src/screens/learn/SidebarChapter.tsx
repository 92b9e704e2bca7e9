import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerLesson } from '@/domain/progress'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { Words } from '@/ui/Words'
import { ChapterLessons } from './ChapterLessons'
import { Chevron } from './Chevron'
import styles from './SidebarChapter.module.css'

type Props = {
  slug: string
  id: string
  title: string
  /** How many of its lessons are completed. */
  done: number
  total: number
  /** Given while it is open. */
  lessons: LearnerLesson[] | undefined
  currentId: string | undefined
  /** Called with the chapter that should be open now, if any. */
  onOpened: (id: string | undefined) => void
  onChosen: () => void
}

/** A chapter of the course. A closed one is drawn again only when its numbers change. */
export const SidebarChapter = memo(function SidebarChapter({ id, title, done, total, ...props }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const listId = useId()
  const { slug, lessons, currentId, onOpened, onChosen } = props
  return (
    <section className={styles.chapter}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={lessons !== undefined}
          aria-controls={listId}
          onClick={() => onOpened(lessons ? undefined : id)}
        >
          <span>
            <Words text={title || t('learn.untitledChapter')} />{' '}
            <small className={styles.count}>
              {t('learn.chapterDone', {
                done: formatNumber(done, language),
                total: formatNumber(total, language),
              })}
            </small>
          </span>
          <Chevron points={lessons ? 'up' : 'down'} />
        </button>
      </h3>
      <div id={listId} hidden={!lessons}>
        {lessons && (
          <ChapterLessons slug={slug} lessons={lessons} currentId={currentId} onChosen={onChosen} />
        )}
      </div>
    </section>
  )
})
