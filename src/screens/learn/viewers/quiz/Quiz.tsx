import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { questionsOf } from '@/domain/quiz'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { QuizForm } from './QuizForm'
import { QuizResults } from './QuizResults'

/** Asks until the answers are submitted, then shows what came of them; a completed quiz shows its saved result. */
export default function Quiz(props: ViewerProps) {
  const { lesson, isSubmitting, submittedAnswers, draftAnswers, onChosen, onSubmitted } = props
  const { t } = useTranslation()
  const questions = useMemo(() => questionsOf(lesson.quizData), [lesson.quizData])
  if (questions.length === 0) return <Unavailable text={t('learn.quiz.unavailable')} />
  const answers = lesson.isSubmitted ? (lesson.quizAnswers ?? submittedAnswers ?? {}) : submittedAnswers
  if (answers && !isSubmitting)
    return (
      <QuizResults
        questions={questions}
        answers={answers}
        savedScore={lesson.quizScore}
        isNew={submittedAnswers !== null}
      />
    )
  return (
    <QuizForm
      questions={questions}
      answers={draftAnswers}
      isSubmitting={isSubmitting}
      onChosen={onChosen}
      onSubmitted={onSubmitted}
    />
  )
}
