import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useEnrollMutation } from '@/api/enrollment'
import type { FullCourse } from '@/api/types'
import { useAppSelector } from '@/state/hooks'
import { selectJoinedPercent } from '@/state/learning/selectors'
import { selectSession } from '@/state/session/user'
import { useEnrollmentQuery } from './useEnrollmentQuery'

/** The user's enrollment (docs/behaviour/catalogue.md#enrollment). `percent` is an integer from 0 to 100. */
export type Enrollment = { kind: 'loading' } | { kind: 'notEnrolled' } | { kind: 'enrolled'; percent: number }

/** The cache key of the enrollment request of a course, which all components share. */
export const enrollingIn = (course: FullCourse) => `enrolling in ${course.id}`

const loading: Enrollment = { kind: 'loading' }
const notEnrolled: Enrollment = { kind: 'notEnrolled' }
const justEnrolled: Enrollment = { kind: 'enrolled', percent: 0 }

/** A user without progress and without an entry in the list of enrollments is not enrolled. */
export function useEnrollment(course: FullCourse): Enrollment {
  const session = useAppSelector(selectSession)
  const isSignedIn = session.kind === 'signedIn'
  const { verdict, progress, listed } = useEnrollmentQuery(isSignedIn ? course.id : skipToken)
  const [, enrolling] = useEnrollMutation({ fixedCacheKey: enrollingIn(course) })
  const serverPercent = (progress ?? listed)?.progressPercentage
  const percent = useAppSelector((state) => selectJoinedPercent(state, course.id, serverPercent))
  const enrolled = useMemo<Enrollment>(() => ({ kind: 'enrolled', percent }), [percent])
  if (session.kind === 'unknown') return loading
  if (!isSignedIn) return notEnrolled
  if (progress) return enrolled
  if (enrolling.isSuccess) return justEnrolled
  if (listed) return enrolled
  return verdict === 'asking' ? loading : notEnrolled
}
