import { Radio } from 'antd'
import { type FormEvent, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizAnswers } from '@/api/types'
import { unanswered, type ValidQuestion } from '@/domain/course/quiz'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import { BusyButton } from '@/ui/BusyButton'
import layout from '@/ui/layout.module.css'
import { RadioGroup } from '@/ui/RadioGroup'
import { useFocusReturn } from '@/ui/useFocusReturn'
import { OpenQuestions } from './OpenQuestions'
import styles from './Quiz.module.css'

type Props = {
  questions: ValidQuestion[]
  answers: QuizAnswers
  isSubmitting: boolean
  /** The learner pressed a button to open the form, so its first question takes the focus. */
  isAskedFor: boolean
  onChosen: (questionIndex: number, optionIndex: number) => void
  onSubmitted: (answers: QuizAnswers) => void
}

/**
 * The questions with their options. Before it submits, the form points once to unanswered questions, which
 * would count as wrong.
 */
export function QuizForm({ questions, answers, isSubmitting, isAskedFor, onChosen, onSubmitted }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const id = useId()
  // The results replace the form, also if another tab submits the answers.
  const form = useFocusReturn<HTMLFormElement>()
  useLayoutEffect(() => {
    if (isAskedFor) form.current?.querySelector('input')?.focus()
  }, [form, isAskedFor])
  const [asksAboutOpen, setAsksAboutOpen] = useState(0)
  const open = unanswered(questions, answers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    if (open.length > 0) setAsksAboutOpen(asksAboutOpen + 1)
    else onSubmitted(answers)
  }
  const isMissed = (question: ValidQuestion) => asksAboutOpen > 0 && open.includes(question)
  return (
    <form ref={form} className={styles.quiz} method="post" onSubmit={submit}>
      <p className={layout.said}>{t('learn.quiz.instructions')}</p>
      {questions.map((question, place) => (
        <fieldset
          key={question.index}
          className={styles.question}
          data-missed={isMissed(question)}
          aria-disabled={isSubmitting}
        >
          <legend className={styles.asked}>
            <span className={styles.number}>
              {t('learn.quiz.question', {
                number: formatNumber(place + 1, language),
                total: formatNumber(questions.length, language),
              })}
              {isMissed(question) && <span className={styles.missed}> {t('learn.quiz.missed')}</span>}
            </span>
            <BidiText text={question.question} />
          </legend>
          <RadioGroup<number>
            className={layout.block}
            name={`${id}-${question.index}`}
            value={answers[question.index]}
            onChange={(option) => isSubmitting || onChosen(question.index, option)}
          >
            {question.options.map((option) => (
              <Radio
                key={option.index}
                id={`${id}-${question.index}-${option.index}`}
                className={styles.option}
                value={option.index}
              >
                <BidiText text={option.text} />
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
      ))}
      <p className={`${layout.said} ${layout.ifAny}`} role="status">
        {open.length > 0 &&
          asksAboutOpen === 0 &&
          t('learn.quiz.open', { count: open.length, number: formatNumber(open.length, language) })}
      </p>
      {asksAboutOpen > 0 && open.length > 0 && (
        <OpenQuestions
          key={asksAboutOpen}
          questions={questions}
          open={open}
          idOf={({ index, options }) => `${id}-${index}-${options[0]?.index}`}
          isSubmitting={isSubmitting}
          onSubmitAnyway={() => onSubmitted(answers)}
        />
      )}
      <BusyButton type="primary" htmlType="submit" isBusy={isSubmitting}>
        {t(isSubmitting ? 'learn.quiz.submitting' : 'learn.quiz.submit')}
      </BusyButton>
    </form>
  )
}
