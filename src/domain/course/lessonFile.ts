import { safeUrl } from '../site/url'
import { lessonType } from './lesson'
import { choiceFor, videoChoices } from './video'

type LessonWithFile = { type?: unknown; fileUrl?: unknown; videoQualities?: unknown }

/** @returns the address of the file that a lesson's viewer loads, of a film the lowest quality */
export function lessonFile(lesson: LessonWithFile): string | undefined {
  const type = lessonType(lesson.type)
  if (type === 'video') return choiceFor(videoChoices(lesson), 'low')?.url
  return type === 'image' || type === 'pdf' ? safeUrl(lesson.fileUrl) : undefined
}
