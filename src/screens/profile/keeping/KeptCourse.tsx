import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KeptRow } from '@/blocks/keeping/KeptRow'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { removeLessons } from '@/state/keeping/actions'
import { BidiText } from '@/ui/BidiText'
import { LazyAlert } from '@/ui/LazyAlert'
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
  const [isAsked, setAsked] = useState(false)
  const title = lessons[0]?.courseTitle || t('courses.untitled')
  async function remove() {
    setAsked(false)
    const isDone = await dispatch(removeLessons(lessons))
    // The button may be gone before the closed dialog returns the focus to it.
    if (isDone && document.activeElement === document.body) keptTitle()?.focus({ preventScroll: true })
  }

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
      <Button ref={button} aria-describedby={titleId} onClick={() => setAsked(true)}>
        {t('keeping.storage.removeCourse')}
      </Button>
      {isAsked && (
        <LazyAlert
          kind="question"
          title={t('keeping.storage.questionCourse')}
          primary={{ text: t('keeping.storage.removeCourse'), onPress: remove }}
          secondary={{ text: t('keeping.storage.stay'), onPress: () => setAsked(false) }}
          onClose={() => setAsked(false)}
        >
          <p>
            <BidiText text={title} />
          </p>
          <p>{t('keeping.storage.questionText')}</p>
        </LazyAlert>
      )}
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
