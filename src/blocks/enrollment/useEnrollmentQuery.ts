import { type SkipToken, skipToken } from '@reduxjs/toolkit/query'
import { useGetEnrollmentProgressQuery, useGetMyCoursesQuery } from '@/api/enrollment'
import { isNotFound } from '@/api/errors'

/**
 * The server's view of an enrollment (docs/behaviour/catalogue.md#enrollment): the progress, or else its
 * entry in the list of enrollments. 'unknown' means that neither request got an answer.
 */
export function useEnrollmentQuery(courseId: string | SkipToken) {
  const progress = useGetEnrollmentProgressQuery(courseId, { refetchOnMountOrArgChange: true })
  const list = useGetMyCoursesQuery(progress.error && !progress.data ? undefined : skipToken)
  const listed = list.data?.find((one) => one.courseId === courseId)
  return {
    verdict: verdictOf(),
    progress: progress.data,
    /** The entry in the list, which has the learner's percentage but no single lessons. */
    listed,
    isFetching: progress.isFetching || list.isFetching,
    /** The reason why there is no progress. */
    error: progress.error,
    /** The time of the progress answer, in milliseconds. */
    answeredAt: progress.fulfilledTimeStamp,
    refetch: progress.refetch,
    retry() {
      progress.refetch()
      list.refetch()
    },
  }

  function verdictOf() {
    if (progress.data || listed) return 'enrolled'
    const isAsking = progress.isFetching || list.isFetching || list.isUninitialized
    if (!progress.error || isAsking) return 'asking'
    return list.data || isNotFound(progress.error) ? 'notEnrolled' : 'unknown'
  }
}
