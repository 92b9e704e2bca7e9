import { generatedApi } from './endpoints.gen'
import { normalizeCourse, slugOrId } from './normalizeCourse'
import { listOf, one } from './tags'
import type { CourseList, FullCourse } from './types'

/** A visitor may read a course for this time and still find the list as it was. */
const LIST_KEPT_SECONDS = 600

/** Calls of the tag 'course'. */
export const courseApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getCourses: {
      providesTags: [listOf('Course')],
      keepUnusedDataFor: LIST_KEPT_SECONDS,
      extraOptions: { latestWins: true },
      transformResponse: (list: CourseList) => ({
        ...list,
        content: list.content
          .map((course) => ({ ...course, slug: slugOrId(course.slug, course.id) }))
          .filter(({ slug }) => slug !== ''),
      }),
    },
    getFullCourse: {
      providesTags: (_course, _error, slug) => [one('Course', slug)],
      keepUnusedDataFor: LIST_KEPT_SECONDS,
      transformResponse: (course: FullCourse) => ({
        ...normalizeCourse(course),
        slug: slugOrId(course.slug, course.id),
      }),
    },
  },
})

export const { useGetCoursesQuery, useGetFullCourseQuery } = courseApi
