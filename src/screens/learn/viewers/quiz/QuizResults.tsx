import { Button } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizAnswers } from '@/api/types'
import { optionVerdict, quizResult, scoreLevel, type ValidQuestion } from '@/domain/course/quiz'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'
import { OptionResult } from './OptionResult'
import styles from './Quiz.module.css'

type Props = {
  questions: ValidQuestion[]
  answers: QuizAnswers
  savedScore: number | undefined
  /** The learner has just submitted the answers, so the heading takes the focus. */
  isNew: boolean
  /** Given if the learner has submitted no answers yet and can still do so. */
  onAnswer: (() => void) | undefined
}

const levels = { good: 'success', fair: 'warning', low: 'error' } as const

export function QuizResults({ questions, answers: submitted, savedScore, isNew, onAnswer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { answers, percent, correct, total } = quizResult(questions, submitted, savedScore)
  const numbers = { correct: formatNumber(correct, language), total: formatNumber(total, language) }
  return (
    <section className={styles.quiz}>
      <div className={styles.announced} role="status">
        <StaticAlert
          className={styles.score}
          classNames={{ title: styles.words, description: styles.words }}
          data-level={scoreLevel(percent)}
          type={levels[scoreLevel(percent)]}
          showIcon
          title={
            <h2 ref={heading} tabIndex={-1}>
              {t('learn.quiz.results', { score: formatNumber(percent, language) })}
            </h2>
          }
          description={t('learn.quiz.correctOf', numbers)}
        />
      </div>
      {onAnswer && (
        <Button type="primary" onClick={onAnswer}>
          {t('learn.quiz.answer')}
        </Button>
      )}
      {questions.map((question) => (
        <div key={question.index} className={styles.question}>
          <h3 className={styles.asked}>
            <BidiText text={question.question} />
          </h3>
          <ul className={layout.block}>
            {question.options.map(({ index, text }) => (
              <OptionResult
                key={index}
                text={text}
                mark={optionVerdict(question, index, answers)}
                isChosen={answers?.[question.index] === index}
              />
            ))}
          </ul>
          {question.correctAnswer === undefined && (
            <p className={styles.explanation}>{t('learn.quiz.noRightAnswer')}</p>
          )}
          {question.explanation && (
            <p className={styles.explanation}>
              <strong>{t('learn.quiz.explanation')}</strong> <BidiText text={question.explanation} />
            </p>
          )}
        </div>
      ))}
    </section>
  )
}
