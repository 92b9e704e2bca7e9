import { trimmedText } from '@/lib/i18n/text'
import { hasAddress } from '@/lib/paths'
import type { FullCourse, Lesson } from './types'

/**
 * The course with each lesson once, with unique chapter ids, and with titles that are text or ''. If two
 * lessons have the same id, the first one stays: in the player, the second one would lead back to the first.
 */
export function normalizeCourse(course: FullCourse): FullCourse {
  const lessonIds = new Set<unknown>([''])
  const chapterIds = new Set<unknown>(['', undefined, null])
  const isFirst = ({ id }: Lesson) =>
    id === undefined || id === null || (!lessonIds.has(id) && lessonIds.add(id))
  const chapters = course.chapters.map((chapter, place) => {
    const id = chapterIds.has(chapter.id) ? `chapter #${place + 1}` : chapter.id
    chapterIds.add(chapter.id)
    const lessons = chapter.lessons
      .filter(isFirst)
      .map((lesson) => ({ ...lesson, title: trimmedText(lesson.title) }))
    return { ...chapter, id, title: trimmedText(chapter.title), lessons }
  })
  return { ...course, title: trimmedText(course.title), chapters }
}

/** The slug of a course, or its id if the slug is not valid in an address; '' if neither is. */
export function slugOrId(slug: unknown, id: unknown): string {
  return [slug, id].map(trimmedText).find(hasAddress) ?? ''
}
