import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizAnswers } from '@/api/types'
import { type AskedQuestion, unanswered } from '@/domain/quiz'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import actions from '@/ui/action.module.css'
import styles from './Quiz.module.css'

type Props = {
  questions: AskedQuestion[]
  isSubmitting: boolean
  onSubmitted: (answers: QuizAnswers) => void
}

export function QuizForm({ questions, isSubmitting, onSubmitted }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const id = useId()
  const [answers, setAnswers] = useState<QuizAnswers>({})
  const open = unanswered(questions, answers).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmitted(answers)
  }
  return (
    <form className={styles.quiz} onSubmit={submit}>
      <p className={styles.instructions}>{t('learn.quiz.instructions')}</p>
      {questions.map(({ index, question, options }, place) => (
        <fieldset key={index} className={styles.question} disabled={isSubmitting}>
          <legend className={styles.asked}>
            <span className={styles.number}>
              {t('learn.quiz.question', {
                number: formatNumber(place + 1, language),
                total: formatNumber(questions.length, language),
              })}
            </span>
            {question}
          </legend>
          {options.map((option) => (
            <label key={option.index} className={styles.option}>
              <input
                type="radio"
                name={`${id}-${index}`}
                checked={answers[index] === option.index}
                onChange={() => setAnswers({ ...answers, [index]: option.index })}
              />
              <span>{option.text}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.open} role="status">
        {open > 0 && t('learn.quiz.open', { count: open, number: formatNumber(open, language) })}
      </p>
      <button type="submit" className={actions.primary} disabled={isSubmitting}>
        {t(isSubmitting ? 'learn.quiz.submitting' : 'learn.quiz.submit')}
      </button>
    </form>
  )
}
