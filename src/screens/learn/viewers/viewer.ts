import type { QuizAnswers } from '@/api/types'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'

/** Viewers show and report; `state/player/listeners.ts` decides what to save. */
export type ViewerProps = {
  course: LearnerCourse
  lesson: LearnerLesson
  /** Submitted answers are on their way. */
  isSubmitting: boolean
  /** The answers that the learner has submitted since she opened the lesson. */
  submittedAnswers: QuizAnswers | null
  /** Answers of the quiz that were chosen on this device and not submitted yet. */
  draftAnswers: QuizAnswers
  /** The page of the PDF that was looked at last on this device, from 1. */
  page: number | undefined
  /** Seconds into the video. */
  onTick: (second: number) => void
  onEnded: () => void
  /** Both are places in the server's lists. */
  onChosen: (questionIndex: number, optionIndex: number) => void
  onPage: (page: number) => void
  onSubmitted: (answers: QuizAnswers) => void
}
