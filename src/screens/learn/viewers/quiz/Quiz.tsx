import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countLeftOut, questionsOf } from '@/domain/course/quiz'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import styles from './Quiz.module.css'
import { QuizForm } from './QuizForm'
import { QuizResults } from './QuizResults'

/**
 * Shows the form until the answers are submitted, then the results (docs/behaviour/learning.md#results). A
 * completed quiz shows its result; the learner can still answer a quiz that she passed over
 * (docs/behaviour/learning.md#passing-over-a-quiz).
 */
export default function Quiz(props: ViewerProps) {
  const { lesson, isSubmitting, submittedAnswers, draftAnswers, onChosen, onSubmitted } = props
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const questions = useMemo(() => questionsOf(lesson.quizData), [lesson.quizData])
  // Once shown, the results stay, even if another event completes the lesson meanwhile.
  const [isResultShown, setIsResultShown] = useState(false)
  if (submittedAnswers && !isSubmitting && !isResultShown) setIsResultShown(true)
  const [isAsking, setIsAsking] = useState(!lesson.completed)
  const [isAskedFor, setIsAskedFor] = useState(false)
  if (questions.length === 0) return <Unavailable text={t('learn.quiz.unavailable')} />
  const answers = lesson.isSubmitted ? (lesson.quizAnswers ?? submittedAnswers ?? {}) : submittedAnswers
  const isPassedOver = !answers && !isAsking
  const leftOut = countLeftOut(lesson.quizData)
  return (
    <>
      {leftOut > 0 && (
        <p className={styles.leftOut}>
          {t('learn.quiz.leftOut', { count: leftOut, number: formatNumber(leftOut, language) })}
        </p>
      )}
      {isPassedOver || (answers && (isResultShown || !isSubmitting)) ? (
        <QuizResults
          questions={questions}
          answers={answers ?? {}}
          savedScore={lesson.quizScore}
          isNew={submittedAnswers !== null}
          onAnswer={isPassedOver ? ask : undefined}
        />
      ) : (
        <QuizForm
          questions={questions}
          answers={draftAnswers}
          isSubmitting={isSubmitting}
          isAskedFor={isAskedFor}
          onChosen={onChosen}
          onSubmitted={onSubmitted}
        />
      )}
    </>
  )

  function ask() {
    setIsAsking(true)
    setIsAskedFor(true)
  }
}
