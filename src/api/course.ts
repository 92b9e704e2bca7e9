import { isRecord } from '@/lib/values/isRecord'
import { generatedApi } from './endpoints.gen'
import { normalizeCourse, slugOrId } from './normalizeCourse'
import { hasId, hasList } from './shapes'
import { listOf, one } from './tags'
import type { CourseList, FullCourse } from './types'

/** A visitor who reads a course for a while comes back to the list as it was. */
const LIST_KEPT_SECONDS = 600

/** Calls of the tag 'course'. */
export const courseApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getCourses: {
      providesTags: [listOf('Course')],
      keepUnusedDataFor: LIST_KEPT_SECONDS,
      extraOptions: { latestWins: true, isValid: hasList('content') },
      transformResponse: (list: CourseList) => ({
        ...list,
        content: list.content
          .filter((course) => isRecord(course))
          .map((course) => ({ ...withChapters(course), slug: slugOrId(course.slug, course.id) }))
          .filter(({ slug }) => slug !== ''),
      }),
    },
    getFullCourse: {
      providesTags: (_course, _error, slug) => [one('Course', slug)],
      keepUnusedDataFor: LIST_KEPT_SECONDS,
      extraOptions: { isValid: hasId },
      transformResponse: (course: FullCourse) => ({
        ...normalizeCourse(withChapters(course)),
        slug: slugOrId(course.slug, course.id),
      }),
    },
  },
})

/** A course without chapters, or a chapter without lessons, is an empty one. */
function withChapters<C extends { chapters: { lessons: unknown[] }[] }>(course: C): C {
  const chapters = Array.isArray(course.chapters) ? course.chapters : []
  return {
    ...course,
    chapters: chapters
      .filter((chapter) => isRecord(chapter))
      .map((chapter) => ({
        ...chapter,
        lessons: Array.isArray(chapter.lessons) ? chapter.lessons.filter((lesson) => isRecord(lesson)) : [],
      })),
  }
}

export const { useGetCoursesQuery, useGetFullCourseQuery } = courseApi
