import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import { Chevron } from '@/ui/Chevron'
import layout from '@/ui/layout.module.css'
import { ProgressBar } from '@/ui/ProgressBar'
import { useIsPhone } from '@/ui/useIsPhone'
import { KeepSeveral } from './keeping/KeepSeveral'
import { LessonList } from './LessonList'
import { PhoneLessons, useLessonSheet } from './PhoneLessons'
import styles from './Sidebar.module.css'
import { useOneOpenChapter } from './useOneOpenChapter'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson | undefined }

/** The lessons of the course and the learner's progress. On a phone the lessons are in a sheet. */
export function Sidebar({ slug, course, lesson }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const isPhone = useIsPhone()
  const hasSheet = useLessonSheet(isPhone)
  const [isOpen, setOpen] = useState(false)
  // The sheet closes if the phone is turned, and does not open again when it is turned back.
  if (isOpen && !isPhone) setOpen(false)
  // This state lives here, because the list moves between the sheet and the page when a phone is turned.
  const [search, setSearch] = useState('')
  const [openChapter, onChapterOpened] = useOneOpenChapter(lesson?.chapterId ?? course.chapters[0]?.id)
  const close = useCallback(() => setOpen(false), [])
  const list = { search, onSearch: setSearch, openChapter, onChapterOpened, onChosen: close }
  const listProps = { slug, course, lesson, ...list }
  return (
    <aside className={styles.sidebar} aria-label={t('learn.contents')}>
      <h2 className={`${layout.third} ${layout.flush}`}>
        <BidiText text={course.title || t('courses.untitled')} />
      </h2>
      <ProgressBar
        label={t('learn.progress')}
        percent={course.percentage}
        text={t('learn.percent', { percent: formatNumber(course.percentage, language) })}
      />
      {isPhone && (
        <Button
          block
          className={styles.toggle}
          icon={<Chevron points={isOpen ? 'up' : 'down'} />}
          iconPlacement="end"
          aria-expanded={isOpen}
          aria-haspopup={hasSheet ? 'dialog' : undefined}
          // The sheet covers this button: a second press comes only while the sheet's code is loading.
          onClick={() => setOpen(hasSheet || !isOpen)}
        >
          {t('learn.contents')}
        </Button>
      )}
      <KeepSeveral slug={slug} course={course} chapterId={lesson?.chapterId} />
      {!isPhone && <LessonList {...listProps} />}
      {/* The sheet is mounted only while open: a closing sheet would take the focus from the lesson. */}
      {isPhone && isOpen && <PhoneLessons {...listProps} onClose={close} />}
    </aside>
  )
}
