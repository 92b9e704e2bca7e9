import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useGetFullCourseQuery } from '@/api/course'
import { isNotFound } from '@/api/errors'
import { useEnrollmentQuery } from '@/blocks/enrollment/useEnrollmentQuery'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import { useAppSelector } from '@/state/hooks'
import { selectIsDeviceRead } from '@/state/learning/selectors'
import { selectLearnerCourse } from '@/state/player/selectors'

export type LearnerCourseState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'notEnrolled'; slug: string }
  | { kind: 'ready'; course: LearnerCourse }

/** The course and its progress. */
export function useLearnerCourse(slug: string): LearnerCourseState {
  const content = useGetFullCourseQuery(slug)
  // The query waits until the device's records are read, because its answer is joined with them.
  const isDeviceRead = useAppSelector(selectIsDeviceRead)
  const enrollment = useEnrollmentQuery((isDeviceRead && content.data?.id) || skipToken)
  const course = useAppSelector((state) => selectLearnerCourse(state, slug))
  const { verdict, progress, error, retry } = enrollment
  const isCurrent = useIsCurrent(enrollment)
  useOnReturn(enrollment.refetch, progress !== undefined)

  // A course that the server no longer has is not shown from the device either.
  if (!content.data || !course || isNotFound(content.error))
    return content.isError && !content.isFetching
      ? { kind: 'failed', error: content.error, retry: content.refetch }
      : { kind: 'loading' }
  if (!isCurrent || verdict === 'asking') return { kind: 'loading' }
  if (verdict === 'enrolled') return { kind: 'ready', course }
  if (verdict === 'notEnrolled') return { kind: 'notEnrolled', slug: course.slug ?? slug }
  return { kind: 'failed', error, retry }
}

/**
 * The cache may be older than the work on another device. Before it resumes a course, the page therefore
 * waits for the first answer since it was opened, or for its failure.
 */
function useIsCurrent({ answeredAt = 0, error }: { answeredAt?: number; error?: unknown }) {
  const [since] = useState(() => Date.now())
  const [isCurrent, setIsCurrent] = useState(false)
  if (!isCurrent && (error || answeredAt >= since)) setIsCurrent(true)
  return isCurrent
}

/** Refetches when the learner returns to the tab: she may have worked in another tab or on another device. */
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
