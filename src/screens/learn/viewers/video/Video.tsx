import { useTranslation } from 'react-i18next'
import { lessonCaptions } from '@/domain/course/captions'
import { videoChoices } from '@/domain/course/video'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { posterOf } from './poster'
import { VideoPlayer } from './VideoPlayer'

export default function Video({ course, lesson, onTick, onEnded }: ViewerProps) {
  const { t } = useTranslation()
  const choices = videoChoices(lesson)
  if (choices.length === 0) return <Unavailable text={t('learn.video.unavailable')} />
  return (
    <VideoPlayer
      title={lesson.title}
      choices={choices}
      captions={lessonCaptions(lesson)}
      poster={posterOf(course.imageUrl)}
      position={lesson.position}
      onTick={onTick}
      onEnded={onEnded}
    />
  )
}
