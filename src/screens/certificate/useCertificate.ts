import { skipToken } from '@reduxjs/toolkit/query'
import { useGetFullCourseQuery } from '@/api/course'
import { useGetEnrollmentProgressQuery, useGetMyCoursesQuery } from '@/api/enrollment'
import { isNotFound } from '@/api/errors'
import type { FullCourse } from '@/api/types'
import { completionMoment } from '@/domain/certificate'
import type { LearnerCourse } from '@/domain/progress'
import { useAppSelector } from '@/state/hooks'
import { selectLearnerCourse } from '@/state/player/selectors'

/** `completedAt` and `number` are missing where nobody could tell them. */
export type Certificate = { course: FullCourse; completedAt: string | undefined; number: string | undefined }

export type Found =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'notEnrolled'; slug: string }
  | { kind: 'onTheWay'; course: LearnerCourse }
  | { kind: 'earned'; certificate: Certificate }

const loading: Found = { kind: 'loading' }

/** The certificate of a course, or how far it is; where the progress cannot be had, the list of enrollments tells. */
export function useCertificate(slug: string): Found {
  const content = useGetFullCourseQuery(slug)
  const { data: course } = content
  const progress = useGetEnrollmentProgressQuery(course?.id ?? skipToken, { refetchOnMountOrArgChange: true })
  const list = useGetMyCoursesQuery(progress.isError && !progress.data ? undefined : skipToken)
  const learner = useAppSelector((state) => selectLearnerCourse(state, slug))

  if (!course || !learner)
    return content.isError && !content.isFetching
      ? { kind: 'failed', error: content.error, retry: content.refetch }
      : loading
  const listed = list.data?.find(({ courseId }) => courseId === course.id)
  const isEnrolled = Boolean(progress.data ?? listed)
  // What is completed stays so; less than all may be news of yesterday.
  if (isEnrolled && learner.percentage === 100) {
    const number = progress.data?.enrollmentId ?? listed?.enrollmentId
    return { kind: 'earned', certificate: { course, completedAt: completionMoment(progress.data), number } }
  }
  if (progress.isFetching || list.isFetching || !(progress.isSuccess || progress.isError)) return loading
  if (isEnrolled) return { kind: 'onTheWay', course: learner }
  if (list.data || isNotFound(progress.error)) return { kind: 'notEnrolled', slug: course.slug ?? slug }
  const retry = () => {
    progress.refetch()
    list.refetch()
  }
  return { kind: 'failed', error: progress.error, retry }
}
