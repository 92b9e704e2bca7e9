import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/url'
import { videoChoices } from '@/domain/video'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { VideoPlayer } from './VideoPlayer'

const POSTER = '/static/images/lesson-poster.svg'

export default function Video({ course, lesson, onTick, onEnded }: ViewerProps) {
  const { t } = useTranslation()
  const choices = videoChoices(lesson)
  if (choices.length === 0) return <Unavailable text={t('learn.video.unavailable')} />
  return (
    <VideoPlayer
      title={lesson.title}
      choices={choices}
      poster={safeUrl(course.imageUrl) ?? POSTER}
      position={lesson.position}
      onTick={onTick}
      onEnded={onEnded}
    />
  )
}
