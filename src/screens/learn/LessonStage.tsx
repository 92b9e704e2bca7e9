import { Tag } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import type { LessonReference } from '@/state/player/slice'
import { BidiText } from '@/ui/BidiText'
import { Panel } from '@/ui/Panel'
import { KeepLesson } from './keeping/KeepLesson'
import { useLessonSize } from './keeping/useLessonSize'
import { LessonContent } from './LessonContent'
import styles from './LessonStage.module.css'
import { LessonStatusIcon } from './LessonStatusIcon'

type Props = {
  slug: string
  course: LearnerCourse
  lesson: LearnerLesson
  place: LessonReference
}

export function LessonStage({ slug, course, lesson, place }: Props) {
  const { t } = useTranslation()
  const title = lesson.title || t('learn.untitled')
  const size = useLessonSize(course, lesson)
  const heading = useFocusOnChange<HTMLHeadingElement>(lesson.id)
  return (
    <article>
      <Panel>
        <div className={styles.about}>
          <Tag className={styles.type}>{t(`learn.types.${lessonType(lesson.type)}`)}</Tag>
          <LessonStatusIcon lesson={lesson} hasText />
          <KeepLesson key={lesson.id} slug={slug} course={course} lesson={lesson} size={size} />
        </div>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {/* The language of a title may differ from that of the page. */}
          <BidiText text={title} />
        </h1>
        <LessonContent
          key={lesson.id}
          course={course}
          lesson={lesson}
          place={place}
          title={title}
          size={size}
        />
      </Panel>
    </article>
  )
}

/** Focuses the lesson's title after a change of lesson. The page itself announces the first lesson. */
function useFocusOnChange<E extends HTMLElement>(id: string) {
  const element = useRef<E>(null)
  const seen = useRef(id)
  useEffect(() => {
    if (seen.current === id) return
    seen.current = id
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return element
}
