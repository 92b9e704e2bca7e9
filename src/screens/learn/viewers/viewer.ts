import type { QuizAnswers } from '@/api/types'
import type { LearnerCourse, LearnerLesson } from '@/domain/progress'

/** Viewers show and report; what is saved of it, state/player/listeners decides. */
export type ViewerProps = {
  course: LearnerCourse
  lesson: LearnerLesson
  /** Submitted answers are on their way. */
  isSubmitting: boolean
  /** What was submitted since the lesson was opened. */
  submittedAnswers: QuizAnswers | null
  /** Seconds into the video. */
  onTick: (second: number) => void
  onEnded: () => void
  onSubmitted: (answers: QuizAnswers) => void
}
