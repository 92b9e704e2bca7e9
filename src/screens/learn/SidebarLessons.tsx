import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LessonStatus } from '@/api/types'
import { lessonType } from '@/domain/course/lesson'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { paths } from '@/lib/paths'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { LessonStatusIcon } from './LessonStatusIcon'
import styles from './SidebarChapter.module.css'

type Props = {
  slug: string
  lessons: LearnerLesson[]
  currentId: string | undefined
  onChosen: () => void
}

export function SidebarLessons({ slug, lessons, currentId, onChosen }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.lessons}>
      {lessons.map(({ id, title, type, status }) => (
        <Row
          key={id}
          address={paths.learn(slug, id)}
          title={title || t('learn.untitled')}
          type={t(`learn.types.${lessonType(type)}`)}
          status={status}
          isCurrent={id === currentId}
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
  onChosen: () => void
}

/** Memoized: each progress answer and each letter of a search would otherwise render all rows. */
const Row = memo(function Row({ address, title, type, status, isCurrent, onChosen }: RowProps) {
  return (
    <li>
      <Link
        className={styles.lesson}
        to={address}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
      >
        <LessonStatusIcon lesson={{ status }} />
        <span className={layout.grow}>
          <BidiText text={title} />
        </span>{' '}
        <small className={styles.type}>{type}</small>
      </Link>
    </li>
  )
})
