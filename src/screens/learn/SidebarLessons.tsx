import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LessonStatus } from '@/api/types'
import { lessonType } from '@/domain/course/lesson'
import { lessonFile } from '@/domain/course/lessonFile'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectKeptOfCourse } from '@/state/keeping/selectors'
import { selectIsCourseOld } from '@/state/learning/selectors'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { useIsOnline } from '@/ui/useIsOnline'
import { KeptMark } from './keeping/KeptMark'
import { LessonStatusIcon } from './LessonStatusIcon'
import styles from './SidebarChapter.module.css'

type Props = {
  slug: string
  courseId: string
  lessons: LearnerLesson[]
  currentId: string | undefined
  onChosen: () => void
}

export function SidebarLessons({ slug, courseId, lessons, currentId, onChosen }: Props) {
  const { t } = useTranslation()
  const kept = useAppSelector((state) => selectKeptOfCourse(state, courseId))
  const isOnline = useIsOnline()
  const isCourseOld = useAppSelector((state) => selectIsCourseOld(state, courseId))
  // A device may not notice that its connection is gone. The course then comes from its copy.
  const isCutOff = !isOnline || isCourseOld
  return (
    <ul className={styles.lessons}>
      {lessons.map(({ id, title, type, status, ...files }) => (
        <Row
          key={id}
          address={paths.learn(slug, id)}
          title={title || t('learn.untitled')}
          type={t(`learn.types.${lessonType(type)}`)}
          status={status}
          isCurrent={id === currentId}
          isKept={kept.get(id)?.status === 'kept'}
          isOutOfReach={
            isCutOff && kept.get(id)?.status !== 'kept' && lessonFile({ type, ...files }) !== undefined
          }
          onChosen={onChosen}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  address: string
  title: string
  type: string
  status: LessonStatus
  isCurrent: boolean
  isKept: boolean
  /** The lesson needs a file that comes only with a connection. */
  isOutOfReach: boolean
  onChosen: () => void
}

/** Memoized: each progress answer and each letter of a search would otherwise render all rows. */
const Row = memo(function Row({ address, title, type, status, isCurrent, ...props }: RowProps) {
  const { t } = useTranslation()
  const { isKept, isOutOfReach, onChosen } = props
  return (
    <li>
      <Link
        className={styles.lesson}
        data-out-of-reach={isOutOfReach || undefined}
        to={address}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
      >
        <LessonStatusIcon lesson={{ status }} />
        <span className={layout.grow}>
          <BidiText text={title} />
          {isOutOfReach && (
            <>
              {' '}
              <small className={styles.outOfReach}>{t('learn.needsConnection')}</small>
            </>
          )}
        </span>{' '}
        {isKept && <KeptMark />}
        <small className={styles.type}>{type}</small>
      </Link>
    </li>
  )
})
