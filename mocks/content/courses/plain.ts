import type { Course, FullCourse } from '../../../src/api/types.ts'
import { type ContentLanguage, inLanguage } from '../bilingual.ts'
import type { SourceCourse } from './source.ts'

/** The course as `course/get-full-course` answers it; what only the catalogue's filters and sorting need stays behind. */
export function fullCourse(course: SourceCourse, language: ContentLanguage): FullCourse {
  const { category, ageGroup, level, createdAt, ...rest } = inLanguage(course, language)
  return rest
}

/** The course as `course/get-all` lists it. */
export function listedCourse(course: SourceCourse, language: ContentLanguage): Course {
  const { id, slug, title, imageUrl, price, chapters } = inLanguage(course, language)
  return {
    id,
    slug,
    title,
    imageUrl,
    ...(price === undefined ? {} : { price }),
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      lessons: chapter.lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        ...(lesson.duration === undefined ? {} : { duration: lesson.duration }),
      })),
    })),
  }
}
