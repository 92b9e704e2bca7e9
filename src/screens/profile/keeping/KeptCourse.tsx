import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KeptRow } from '@/blocks/keeping/KeptRow'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { removeLessons } from '@/state/keeping/actions'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './KeptLessons.module.css'
import { keptTitle } from './keptTitle'

/** The lessons of one course on this device. */
export function KeptCourse({ lessons }: { lessons: KeptLesson[] }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const titleId = useId()
  const button = useFocusReturn<HTMLButtonElement>(keptTitle)
  const title = lessons[0]?.courseTitle || t('courses.untitled')
  return (
    <li>
      <h3 id={titleId} className={layout.flush}>
        <BidiText text={title} />
      </h3>
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.lessonId} className={styles.lesson}>
            <Lesson lesson={lesson} />
          </li>
        ))}
      </ul>
      <Button
        ref={button}
        size="small"
        aria-describedby={titleId}
        onClick={() => void dispatch(removeLessons(lessons))}
      >
        {t('keeping.storage.removeCourse')}
      </Button>
    </li>
  )
}

function Lesson({ lesson }: { lesson: KeptLesson }) {
  const { t } = useTranslation()
  const title = lesson.title || t('learn.untitled')
  return (
    <KeptRow kept={lesson} title={title} focusAfter={keptTitle}>
      <Link to={paths.learn(lesson.slug, lesson.lessonId)}>
        <BidiText text={title} />
      </Link>
    </KeptRow>
  )
}
