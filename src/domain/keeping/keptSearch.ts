import { searchable, searchWords } from '../text/searchText'
import type { KeptLesson } from './keptLesson'

/** A course with lessons of it that a search has matched. */
export type KeptMatch = Pick<KeptLesson, 'courseId' | 'courseTitle'> & { lessons: KeptLesson[] }

/**
 * Looks for whole lessons on the device.
 * @returns by course, the lessons whose title, together with that of their course, has all words of the
 * search. Nothing if the search is empty
 */
export function searchKept(lessons: readonly KeptLesson[], search: string): KeptMatch[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  const matches = new Map<string, KeptMatch>()
  for (const lesson of lessons) {
    const { courseId, courseTitle, title, status } = lesson
    const text = `${searchable(courseTitle)} ${searchable(title)}`
    if (status !== 'kept' || !words.every((word) => text.includes(word))) continue
    const match = matches.get(courseId) ?? { courseId, courseTitle, lessons: [] }
    match.lessons.push(lesson)
    matches.set(courseId, match)
  }
  return [...matches.values()]
}

export const countMatches = (matches: readonly KeptMatch[]) =>
  matches.reduce((sum, { lessons }) => sum + lessons.length, 0)
