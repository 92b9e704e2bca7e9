import { Tag } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '@/blocks/RichText/RichText'
import { lessonType } from '@/domain/course/lesson'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { useAppDispatch } from '@/state/hooks'
import {
  answerChosen,
  type LessonReference,
  pageTurned,
  quizSubmitted,
  videoEnded,
  videoTicked,
} from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { BidiText } from '@/ui/BidiText'
import { Panel } from '@/ui/Panel'
import styles from './LessonStage.module.css'
import { LessonStatusIcon } from './LessonStatusIcon'
import { viewerOf } from './viewers'
import { LessonViewer } from './viewers/LessonViewer'
import { LowDataGate } from './viewers/LowDataGate'
import { Unavailable } from './viewers/Unavailable'

type Props = { course: LearnerCourse; lesson: LearnerLesson; place: LessonReference }

export function LessonStage({ course, lesson: received, place }: Props) {
  const { t } = useTranslation()
  const title = received.title || t('learn.untitled')
  const lesson = useMemo(() => ({ ...received, title }), [received, title])
  const dispatch = useAppDispatch()
  const isCompleting = usePlayerSession((session) => session.isCompleting)
  const submittedAnswers = usePlayerSession((session) => session.submittedAnswers)
  const heading = useFocusOnChange<HTMLHeadingElement>(lesson.id)
  const viewer = viewerOf(lesson.type)
  return (
    <article>
      <Panel>
        <p className={styles.about}>
          <Tag className={styles.type}>{t(`learn.types.${lessonType(lesson.type)}`)}</Tag>
          <LessonStatusIcon lesson={lesson} hasText />
        </p>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {/* The language of a title may differ from that of the page. */}
          <BidiText text={title} />
        </h1>
        {viewer && (
          <LowDataGate key={lesson.id} lesson={lesson}>
            <LessonViewer
              viewer={viewer}
              course={course}
              lesson={lesson}
              isSubmitting={isCompleting && submittedAnswers !== null}
              submittedAnswers={submittedAnswers}
              draftAnswers={lesson.draftAnswers}
              page={lesson.page}
              onTick={(second) => dispatch(videoTicked({ ...place, second }))}
              onEnded={() => dispatch(videoEnded(place))}
              onChosen={(question, option) => dispatch(answerChosen({ ...place, question, option }))}
              onPage={(page) => dispatch(pageTurned({ ...place, page }))}
              onSubmitted={(answers) => dispatch(quizSubmitted({ ...place, answers }))}
            />
          </LowDataGate>
        )}
        <RichText
          html={lesson.description}
          // Descriptions contain lower headings, so screen readers get this heading before them.
          heading={<h2 className="visually-hidden">{t('learn.description')}</h2>}
          otherwise={!viewer && <Unavailable text={t('learn.text.unavailable')} />}
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
