import { useTranslation } from 'react-i18next'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import styles from './LessonStatusIcon.module.css'

const keys = { completed: 'learn.completed', in_progress: 'learn.inProgress' } as const

/** Shows the status of a lesson by its shape and, for screen readers, by a word, not by colour alone. */
export function LessonStatusIcon({
  lesson: { status },
  hasText = false,
}: {
  lesson: Pick<LearnerLesson, 'status'>
  hasText?: boolean
}) {
  const { t } = useTranslation()
  if (status === 'not_started') return hasText ? null : <span className={styles.mark} aria-hidden="true" />
  return (
    <span className={styles.line}>
      <svg className={styles.mark} data-status={status} viewBox="0 0 20 20" aria-hidden="true">
        <path d={status === 'completed' ? 'M5.5 10.5l3 3 6-7' : 'M10 4a6 6 0 0 1 0 12z'} />
      </svg>
      <span className={hasText ? undefined : 'visually-hidden'}>{t(keys[status])} </span>
    </span>
  )
}
