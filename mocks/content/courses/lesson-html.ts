import type { CourseCategory } from '../../../src/api/types.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { closings } from './closings.ts'
import type { LessonDraft } from './lessons.ts'
import { paragraphs } from './overview-html.ts'

/** A lesson's text: written out in full where it is HTML, else its own lines with a closing that fits subject and type. */
export function lessonHtml(category: CourseCategory, lesson: LessonDraft, number: number): Bilingual {
  const own = bilingual(lesson.say)
  if (own.en.startsWith('<')) return own
  const fitting = closings[category][lesson.type.toLowerCase()] ?? []
  const closing = fitting.length ? bilingual(fitting[number % fitting.length] ?? '') : { en: '', fa: '' }
  return { en: joined(own.en, closing.en), fa: joined(own.fa, closing.fa) }
}

function joined(own: string, closing: string) {
  return closing ? `${paragraphs(own)}\n${paragraphs(closing)}` : paragraphs(own)
}
