import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KeptActions } from '@/blocks/keeping/KeptActions'
import { KeptStatus } from '@/blocks/keeping/KeptStatus'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { formatBytes } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { removeLessons } from '@/state/keeping/actions'
import { selectLanguage } from '@/state/language/selectors'
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
          <KeptRow key={lesson.lessonId} lesson={lesson} />
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

function KeptRow({ lesson }: { lesson: KeptLesson }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const title = lesson.title || t('learn.untitled')
  return (
    <li className={styles.row}>
      <Link to={paths.learn(lesson.slug, lesson.lessonId)}>
        <BidiText text={title} />
      </Link>
      <KeptStatus kept={lesson} />
      {lesson.received > 0 && (
        <small className={layout.small}>{formatBytes(lesson.received, language)}</small>
      )}
      <KeptActions kept={lesson} title={title} focusAfter={keptTitle} />
    </li>
  )
}
