import { useTranslation } from 'react-i18next'
import { courseApi, useGetFullCourseQuery } from '@/api/course'
import { isNotFound } from '@/api/errors'
import type { ScreenRequests } from '@/state/screenRequests'
import { FailureAlert } from '@/ui/FailureAlert'
import { NotFound } from '@/ui/NotFound'
import { PageHead } from '@/ui/PageHead'
import { useSegments } from '@/ui/useSegments'
import { CourseHead } from './CourseHead'
import { CoursePage } from './CoursePage'
import { CourseSkeleton } from './CourseSkeleton'

export const requests: ScreenRequests = ([, slug = '']) => [courseApi.endpoints.getFullCourse.initiate(slug)]

export default function CourseScreen() {
  const { t } = useTranslation()
  const [, slug = ''] = useSegments()
  const course = useGetFullCourseQuery(slug)
  // The prerendered document may still contain a course that the server has since deleted.
  if (isNotFound(course.error)) return <NotFound />
  if (course.currentData)
    return (
      <>
        <CourseHead course={course.currentData} />
        <CoursePage key={course.currentData.id} course={course.currentData} />
      </>
    )
  if (course.isFetching) return <CourseSkeleton />
  return (
    <>
      <PageHead title={t('titles.course')} noIndex />
      <h1 tabIndex={-1}>{t('titles.course')}</h1>
      <FailureAlert
        title="course.failed"
        fallback="course.failedCause"
        error={course.error}
        onRetry={course.refetch}
      />
    </>
  )
}
