import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ValidQuestion } from '@/domain/course/quiz'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BusyButton } from '@/ui/BusyButton'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './Quiz.module.css'

type Props = {
  questions: ValidQuestion[]
  open: ValidQuestion[]
  /** The id of the question's first option. */
  idOf: (question: ValidQuestion) => string
  isSubmitting: boolean
  onSubmitAnyway: () => void
}

/** Names the questions that have no answer yet, leads to each, and lets the learner submit without them. */
export function OpenQuestions({ questions, open, idOf, isSubmitting, onSubmitAnyway }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className={styles.openQuestions} tabIndex={-1} aria-label={t('learn.quiz.openTitle')}>
      <StaticAlert
        type="warning"
        showIcon
        title={t('learn.quiz.openTitle')}
        description={
          <>
            {t('learn.quiz.openText')}
            <ul>
              {open.map((question) => (
                <li key={question.index}>
                  <Button onClick={() => goTo(idOf(question))}>
                    {t('learn.quiz.goTo', {
                      number: formatNumber(questions.indexOf(question) + 1, language),
                    })}
                  </Button>
                </li>
              ))}
            </ul>
            <BusyButton isBusy={isSubmitting} onClick={onSubmitAnyway}>
              {t('learn.quiz.submitAnyway')}
            </BusyButton>
          </>
        }
      />
    </section>
  )
}

function goTo(id: string) {
  const option = document.getElementById(id)
  option?.scrollIntoView({ block: 'center' })
  option?.focus({ preventScroll: true })
}
