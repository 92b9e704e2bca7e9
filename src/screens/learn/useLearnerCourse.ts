import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useGetFullCourseQuery } from '@/api/course'
import { useGetEnrollmentProgressQuery, useGetMyCoursesQuery } from '@/api/enrollment'
import { isNotFound } from '@/api/errors'
import type { LearnerCourse } from '@/domain/progress'
import { useAppSelector } from '@/state/hooks'
import { selectLearnerCourse } from '@/state/player/selectors'
import { selectIsDeviceRead } from '@/state/progress/selectors'

export type FoundCourse =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'notEnrolled'; slug: string }
  | { kind: 'ready'; course: LearnerCourse }

/** The course and its progress; where the progress cannot be had, the list of enrollments says whether she is enrolled. */
export function useLearnerCourse(slug: string): FoundCourse {
  const content = useGetFullCourseQuery(slug)
  // Asked once the device has told what it holds: the answer is joined with that.
  const isDeviceRead = useAppSelector(selectIsDeviceRead)
  const courseId = (isDeviceRead && content.data?.id) || skipToken
  const progress = useGetEnrollmentProgressQuery(courseId, { refetchOnMountOrArgChange: true })
  const list = useGetMyCoursesQuery(progress.error && !progress.data ? undefined : skipToken)
  const course = useAppSelector((state) => selectLearnerCourse(state, slug))
  const isCurrent = useIsCurrent(progress)
  useOnReturn(progress.refetch, progress.data !== undefined)

  if (!content.data || !course)
    return content.isError && !content.isFetching
      ? { kind: 'failed', error: content.error, retry: content.refetch }
      : { kind: 'loading' }
  if (progress.data && isCurrent) return { kind: 'ready', course }
  if (list.data?.some((one) => one.courseId === course.id)) return { kind: 'ready', course }
  if (!isCurrent || !progress.isError || progress.isFetching || list.isFetching) return { kind: 'loading' }
  const notEnrolled: FoundCourse = { kind: 'notEnrolled', slug: course.slug ?? slug }
  if (list.data || isNotFound(progress.error)) return notEnrolled
  return {
    kind: 'failed',
    error: progress.error,
    retry: () => {
      progress.refetch()
      list.refetch()
    },
  }
}

/**
 * What the cache held before may be behind another device: the place to go on from waits for the first answer since the
 * page was opened, or for the news that none comes.
 */
function useIsCurrent({
  fulfilledTimeStamp = 0,
  isError,
}: {
  fulfilledTimeStamp?: number
  isError: boolean
}) {
  const [since] = useState(() => Date.now())
  const [isCurrent, setIsCurrent] = useState(false)
  if (!isCurrent && (isError || fulfilledTimeStamp >= since)) setIsCurrent(true)
  return isCurrent
}

/** Another tab or device may have learned meanwhile: whoever comes back to this page sees it. */
function useOnReturn(refetch: () => unknown, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const onReturn = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [refetch, isOn])
}
