import { skipToken } from '@reduxjs/toolkit/query'
import { useGetFullCourseQuery } from '@/api/course'
import type { FullCourse } from '@/api/types'
import { useEnrollmentQuery } from '@/blocks/enrollment/useEnrollmentQuery'
import { completionTime } from '@/domain/course/certificate'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import { useAppSelector } from '@/state/hooks'
import { selectLearnerCourse } from '@/state/player/selectors'

/** `completedAt` and `number` are undefined while they are unknown. */
export type Certificate = { course: FullCourse; completedAt: string | undefined; number: string | undefined }

export type CertificateState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'notEnrolled'; slug: string }
  | { kind: 'onTheWay'; course: LearnerCourse }
  | { kind: 'earned'; certificate: Certificate }

const loading: CertificateState = { kind: 'loading' }

/** The certificate of a course, or the reason why there is none. */
export function useCertificate(slug: string): CertificateState {
  const content = useGetFullCourseQuery(slug)
  const { data: course } = content
  const enrollment = useEnrollmentQuery(course?.id ?? skipToken)
  const learner = useAppSelector((state) => selectLearnerCourse(state, slug))

  if (!course || !learner)
    return content.isError && !content.isFetching
      ? { kind: 'failed', error: content.error, retry: content.refetch }
      : loading
  const { verdict, progress, listed, error, retry } = enrollment
  // A completed course stays completed, although an older answer may show less.
  if (verdict === 'enrolled' && learner.percentage === 100) {
    const number = progress?.enrollmentId ?? listed?.enrollmentId
    return { kind: 'earned', certificate: { course, completedAt: completionTime(progress), number } }
  }
  if (enrollment.isFetching || verdict === 'asking') return loading
  if (verdict === 'enrolled') return { kind: 'onTheWay', course: learner }
  if (verdict === 'notEnrolled') return { kind: 'notEnrolled', slug: course.slug ?? slug }
  return { kind: 'failed', error, retry }
}
