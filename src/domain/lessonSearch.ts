import type { LearnerChapter } from './progress'

/** The chapters that have lessons with these words in their title, each with those lessons alone. */
export function chaptersWithLessons(chapters: LearnerChapter[], search: string): LearnerChapter[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return chapters
  return chapters.flatMap((chapter) => {
    const lessons = chapter.lessons.filter(({ title }) => {
      const text = plain(title)
      return words.every((word) => text.includes(word))
    })
    return lessons.length > 0 ? [{ ...chapter, lessons }] : []
  })
}

/** As people search: without regard to case, to half-spaces, and to which of two keyboards a Persian letter came from. */
function plain(text: string) {
  return text
    .toLocaleLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\s\u200c]+/g, ' ')
    .trim()
}
