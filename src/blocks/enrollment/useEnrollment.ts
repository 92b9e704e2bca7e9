import { skipToken } from '@reduxjs/toolkit/query'
import { useEnrollMutation, useGetEnrollmentProgressQuery, useGetMyCoursesQuery } from '@/api/enrollment'
import type { FullCourse } from '@/api/types'
import { useAppSelector } from '@/state/hooks'
import { selectJoinedPercent } from '@/state/progress/selectors'
import { selectSession } from '@/state/session/user'

/** Whether somebody is enrolled in a course (document 2, section 4). `percent` is whole, 0 to 100. */
export type Enrollment = { kind: 'loading' } | { kind: 'notEnrolled' } | { kind: 'enrolled'; percent: number }

/** One enrolling per course, shared by whoever shows it. */
export const enrollingIn = (course: FullCourse) => `enrolling in ${course.id}`

const loading: Enrollment = { kind: 'loading' }
const notEnrolled: Enrollment = { kind: 'notEnrolled' }

/** The progress call is tried first; where it fails the list of enrollments is searched; otherwise not enrolled. */
export function useEnrollment(course: FullCourse): Enrollment {
  const session = useAppSelector(selectSession)
  const isSignedIn = session.kind === 'signedIn'
  const progress = useGetEnrollmentProgressQuery(isSignedIn ? course.id : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const [, enrolling] = useEnrollMutation({ fixedCacheKey: enrollingIn(course) })
  const list = useGetMyCoursesQuery(isSignedIn && progress.isError ? undefined : skipToken)
  const listed = list.data?.find(({ courseId }) => courseId === course.id)
  const told = (progress.data ?? listed)?.progressPercentage
  const percent = useAppSelector((state) => selectJoinedPercent(state, course.id, told))
  if (session.kind === 'unknown') return loading
  if (!isSignedIn) return notEnrolled
  if (progress.data) return { kind: 'enrolled', percent }
  if (enrolling.isSuccess) return { kind: 'enrolled', percent: 0 }
  if (listed) return { kind: 'enrolled', percent }
  const isAsking = !progress.isError || progress.isFetching || list.isFetching || list.isUninitialized
  return isAsking ? loading : notEnrolled
}
