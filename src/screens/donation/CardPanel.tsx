import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonationAttempt } from '@/domain/donationAttempt'
import { cardLocale } from '@/integrations/cards/cardLocale'
import { selectDonationBusy } from '@/state/donation/selectors'
import { giveUp } from '@/state/donation/thunks'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { Panel } from '@/ui/Panel'
import { CardForm } from './CardForm'
import styles from './CardPanel.module.css'
import { CardsMissing } from './CardsMissing'
import { focusChoice } from './focusChoice'
import giving from './Giving.module.css'
import { Total } from './Total'
import { useCards } from './useCards'
import type { TakeStep } from './useNextStep'

type Props = { attempt: DonationAttempt; takeStep: TakeStep }

/** The inline card form, beside what it will charge. */
export function CardPanel({ attempt, takeStep }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isPaying = useAppSelector(selectDonationBusy) === 'confirming'
  const pageLanguage = useAppSelector(selectLanguage)
  // Another field would be an empty one: it stays while the provider speaks the same on the page, and while the bank is asked.
  const [language, setLanguage] = useState(pageLanguage)
  if (cardLocale(language) !== cardLocale(pageLanguage) && !isPaying) setLanguage(pageLanguage)
  const { cards, problem, retry } = useCards(language)
  const [isFieldMissing, setFieldMissing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It may open by itself: who is at something else is not called away.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  // While another try is under way, what was open before it stays on the page.
  const [isTryOpen, setTryOpen] = useState(false)
  if (!isPaying && isTryOpen !== (attempt.stage === 'confirming')) setTryOpen(!isTryOpen)

  function tryAgain() {
    title.current?.focus()
    setFieldMissing(false)
    retry()
  }

  async function back() {
    if (isPaying || isTryOpen) return
    takeStep(await dispatch(giveUp()))
    focusChoice()
  }

  const missing = problem ?? (isFieldMissing ? 'blocked' : undefined)
  return (
    <div className={giving.columns}>
      <section className={styles.card} aria-labelledby="donation-card">
        <Panel>
          <h3 id="donation-card" ref={title} tabIndex={-1} className={layout.below4}>
            {t('donation.card.title')}
          </h3>
          {missing && <CardsMissing reason={missing} onRetry={tryAgain} />}
          {cards && (
            // On a slow line the field comes after all.
            <div hidden={isFieldMissing}>
              <CardForm
                key={language}
                cards={cards}
                attempt={attempt}
                isTryOpen={isTryOpen}
                takeStep={takeStep}
                onMissing={setFieldMissing}
              />
            </div>
          )}
          {!missing && !cards && <p role="status">{t('donation.card.loading')}</p>}
          <Button
            className={styles.back}
            aria-disabled={isPaying || isTryOpen}
            aria-describedby={isTryOpen ? 'donation-no-other' : undefined}
            onClick={back}
          >
            {t('donation.card.back')}
          </Button>
          {isTryOpen && (
            <p id="donation-no-other" className={styles.noOther}>
              {t('donation.card.noOther')}
            </p>
          )}
        </Panel>
      </section>
      <Total dollars={attempt.amount} interval={attempt.interval} instead={isTryOpen ? 'open' : undefined} />
    </div>
  )
}
