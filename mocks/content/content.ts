import type { Post } from './blog/post.ts'
import { posts } from './blog/posts.ts'
import { courses } from './courses/courses.ts'
import type { SourceCourse } from './courses/source.ts'
import { unlistedCourse, unlistedCourseOfLesson } from './courses/unlisted.ts'
import { countries } from './works/countries.ts'
import type { Country } from './works/country.ts'

/** What the world shows and nobody changes. */
export interface Content {
  courses: SourceCourse[]
  posts: Post[]
  countries: Country[]
}

export const content: Content = { courses, posts, countries }

/** Links are built from slug or id, so both are accepted. */
export function findCourse({ courses }: Content, slugOrId: string): SourceCourse | undefined {
  return courses.find(({ slug, id }) => slug === slugOrId || id === slugOrId) ?? unlistedCourse(slugOrId)
}

/** The course that a lesson belongs to. */
export function courseOfLesson({ courses }: Content, lessonId: string): SourceCourse | undefined {
  const holdsIt = (course: SourceCourse) => lessonsOf(course).some(({ id }) => id === lessonId)
  return [...courses, unlistedCourseOfLesson(lessonId)].find((course) => course && holdsIt(course))
}

export function lessonsOf(course: SourceCourse) {
  return course.chapters.flatMap((chapter) => chapter.lessons)
}
