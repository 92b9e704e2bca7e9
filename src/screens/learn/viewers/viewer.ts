import type { QuizAnswers } from '@/api/types'
import type { LessonFiles } from '@/domain/keeping/lessonFiles'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'

/** Viewers display a lesson and report events; `state/player/listeners.ts` decides what to save. */
export type ViewerProps = {
  course: LearnerCourse
  lesson: LearnerLesson
  /** Each address of a file leads through it, so that a kept lesson needs no connection. */
  files: LessonFiles
  /** The submitted answers are not acknowledged yet. */
  isSubmitting: boolean
  /** The answers that the learner has submitted since she opened the lesson. */
  submittedAnswers: QuizAnswers | null
  /** Answers that the learner has chosen on this device and not yet submitted. */
  draftAnswers: QuizAnswers
  /** The page of the PDF that the learner last read on this device, from 1. */
  page: number | undefined
  /** Seconds into the video. */
  onTick: (second: number) => void
  onEnded: () => void
  /** Both are indexes in the server's lists. */
  onChosen: (questionIndex: number, optionIndex: number) => void
  onPage: (page: number) => void
  onSubmitted: (answers: QuizAnswers) => void
}
