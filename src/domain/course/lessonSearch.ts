import type { LearnerChapter } from '../learning/learnerCourse'
import { searchable, searchWords } from '../text/searchText'

/**
 * Returns a search in the lesson titles of these chapters. The first search reads the titles, and the next
 * ones reuse them.
 * @returns the chapters with lessons whose titles contain all words of the search, each with only those
 * lessons; all chapters if the search is empty
 */
export function lessonSearch(chapters: LearnerChapter[]): (search: string) => LearnerChapter[] {
  let texts: string[][] | undefined
  return (search) => {
    const words = searchWords(search)
    if (words.length === 0) return chapters
    texts ??= chapters.map(({ lessons }) => lessons.map(({ title }) => searchable(title)))
    const isFound = (text = '') => words.every((word) => text.includes(word))
    return chapters.flatMap((chapter, index) => {
      const lessons = chapter.lessons.filter((_lesson, place) => isFound(texts?.[index]?.[place]))
      return lessons.length > 0 ? [{ ...chapter, lessons }] : []
    })
  }
}

/** The first lessons, `most` at most, each in its chapter. */
export function firstLessons(chapters: LearnerChapter[], most: number): LearnerChapter[] {
  let left = most
  return chapters.flatMap((chapter) => {
    const lessons = chapter.lessons.slice(0, left)
    left -= lessons.length
    return lessons.length > 0 ? [{ ...chapter, lessons }] : []
  })
}

export function countLessons(chapters: LearnerChapter[]) {
  return chapters.reduce((sum, { lessons }) => sum + lessons.length, 0)
}
