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
import { LessonList } from './LessonList'
import { PhoneLessons, useLessonSheet } from './PhoneLessons'
import styles from './Sidebar.module.css'
import { useOneOpenChapter } from './useOneOpenChapter'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson | undefined }

/** The course's lessons and the learner's progress; a phone has the lessons in a sheet. */
export function Sidebar({ slug, course, lesson }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const isPhone = useIsPhone()
  const hasSheet = useLessonSheet(isPhone)
  const [isOpen, setOpen] = useState(false)
  // A sheet does not wait for a phone that was turned.
  if (isOpen && !isPhone) setOpen(false)
  // Both outlive the list, which moves between sheet and page when a phone is turned.
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
          onClick={() => setOpen(!isOpen)}
        >
          {t('learn.contents')}
        </Button>
      )}
      {!isPhone && <LessonList {...listProps} />}
      {/* Mounted open: a closed one would take the focus back from the lesson that was chosen. */}
      {isPhone && isOpen && <PhoneLessons {...listProps} onClose={close} />}
    </aside>
  )
}
