import { useTranslation } from 'react-i18next'
import { lessonCaptions } from '@/domain/course/captions'
import { videoChoices } from '@/domain/course/video'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { posterOf } from './poster'
import { VideoPlayer } from './VideoPlayer'

export default function Video({ course, lesson, files, onTick, onEnded }: ViewerProps) {
  const { t } = useTranslation()
  const choices = videoChoices(lesson)
  // The device has one quality of a kept film.
  const kept = choices.filter(({ url }) => files.has(url))
  const local = <File extends { url: string }>(file: File) => ({ ...file, url: files.at(file.url) })
  if (choices.length === 0) return <Unavailable text={t('learn.video.unavailable')} />
  return (
    <VideoPlayer
      title={lesson.title}
      choices={(kept.length > 0 ? kept : choices).map(local)}
      captions={lessonCaptions(lesson).map(local)}
      poster={posterOf(course.imageUrl, files.at)}
      position={lesson.position}
      onTick={onTick}
      onEnded={onEnded}
    />
  )
}
