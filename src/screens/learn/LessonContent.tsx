import { Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '@/blocks/RichText/RichText'
import { lessonFile } from '@/domain/course/lessonFile'
import { serverFiles } from '@/domain/keeping/lessonFiles'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectKeptLesson } from '@/state/keeping/selectors'
import {
  answerChosen,
  type LessonReference,
  pageTurned,
  quizSubmitted,
  videoEnded,
  videoTicked,
} from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { hasViewerFile } from './keeping/localFiles'
import { useLessonFiles } from './keeping/useLessonFiles'
import type { AskedSize } from './keeping/useLessonSize'
import { viewerOf } from './viewers'
import { LessonViewer } from './viewers/LessonViewer'
import viewers from './viewers/LessonViewer.module.css'
import { LowDataGate } from './viewers/LowDataGate'
import { Unavailable } from './viewers/Unavailable'

type Props = {
  course: LearnerCourse
  lesson: LearnerLesson
  place: LessonReference
  title: string
  size: AskedSize
}

/** The viewer and the text of a lesson. Both wait until it is known whether the device keeps its files. */
export function LessonContent({ course, lesson: received, place, title, size }: Props) {
  const { t } = useTranslation()
  const lesson = useMemo(() => ({ ...received, title }), [received, title])
  const dispatch = useAppDispatch()
  const isCompleting = usePlayerSession((session) => session.isCompleting)
  const submittedAnswers = usePlayerSession((session) => session.submittedAnswers)
  const [isGated, setGated] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const status = useAppSelector((state) => selectKeptLesson(state, course.id, lesson.id)?.status)
  const hasPictures = hasPicturesInText(lesson)
  const files = useLessonFiles(course.id, lesson.id, { isGated, hasPictures })
  const viewer = viewerOf(lesson.type)
  // A quiz, or a text without pictures, shows at once.
  if (!files && (hasPictures || lessonFile(lesson) !== undefined))
    return <Skeleton.Node active className={viewers.place} classNames={{ content: viewers.waiting }} />
  return (
    <>
      {viewer && (
        <LowDataGate
          lesson={lesson}
          isKept={hasViewerFile(files?.viewer ?? serverFiles, lesson)}
          kept={status}
          size={size}
          onGated={setGated}
          onLoad={() => setAsked(true)}
        >
          <LessonViewer
            viewer={viewer}
            course={course}
            lesson={lesson}
            files={files?.viewer ?? serverFiles}
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
        files={files?.text}
        isAsked={isAsked}
        // Descriptions contain lower headings, so screen readers get this heading before them.
        heading={<h2 className="visually-hidden">{t('learn.description')}</h2>}
        otherwise={!viewer && <Unavailable text={t('learn.text.unavailable')} />}
      />
    </>
  )
}

function hasPicturesInText({ description }: LearnerLesson) {
  return /<img\b/i.test(description ?? '')
}
