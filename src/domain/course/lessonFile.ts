import { safeUrl } from '../site/url'
import { lessonType } from './lesson'
import { choiceFor, videoChoices } from './video'

type LessonWithFile = { type?: unknown; fileUrl?: unknown; videoQualities?: unknown }

export type LessonFile = {
  url: string
  /** The host can say the size of one file, not of the many parts of a playlist. */
  isSizeKnown: boolean
}

/** @returns the file that a lesson's viewer loads, of a film the lowest quality; undefined without one */
export function lessonFile(lesson: LessonWithFile): LessonFile | undefined {
  const type = lessonType(lesson.type)
  if (type === 'video') {
    const choice = choiceFor(videoChoices(lesson), 'low')
    return choice && { url: choice.url, isSizeKnown: !choice.isPlaylist }
  }
  const url = type === 'image' || type === 'pdf' ? safeUrl(lesson.fileUrl) : undefined
  return url ? { url, isSizeKnown: true } : undefined
}
