import { isNotFound } from '@/api/errors'
import { KeptPointer } from '@/blocks/keeping/KeptPointer'
import { FailureAlert } from '@/ui/FailureAlert'
import { NotFound } from '@/ui/NotFound'
import { NotEnrolled } from './NotEnrolled'
import type { LearnerCourseState } from './useLearnerCourse'

export type MissingCourse = Extract<LearnerCourseState, { kind: 'failed' | 'notEnrolled' }>

/** Replaces the player if the course is missing, cannot be loaded, or the learner is not enrolled. */
export default function NoCourse({ found }: { found: MissingCourse }) {
  if (found.kind === 'notEnrolled') return <NotEnrolled slug={found.slug} />
  return (
    <NotFound>
      {!isNotFound(found.error) && (
        <FailureAlert title="learn.failed" error={found.error} onRetry={found.retry} />
      )}
      <KeptPointer error={found.error} />
    </NotFound>
  )
}
