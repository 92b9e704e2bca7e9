import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardLocale } from '@/integrations/cards/cardLocale'
import { discard } from '@/state/donation/actions'
import type { CardView, DonationView } from '@/state/donation/selectors'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { Panel } from '@/ui/Panel'
import { CardForm } from './CardForm'
import styles from './CardPanel.module.css'
import { CardsMissing } from './CardsMissing'
import flow from './DonationFlow.module.css'
import { Total } from './Total'
import { useCards } from './useCards'

/** The card form and, beside it, the amount that it will charge. */
export function CardPanel({ view }: { view: CardView & DonationView }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { order, isPaying, isUnresolved } = view
  const pageLanguage = useAppSelector(selectLanguage)
  // A new field would be empty. Therefore the field stays during a payment, and while the provider's language
  // stays the same.
  const [language, setLanguage] = useState(pageLanguage)
  if (cardLocale(language) !== cardLocale(pageLanguage) && !isPaying) setLanguage(pageLanguage)
  const { cards, problem, retry } = useCards(language)
  const [isFieldMissing, setFieldMissing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The panel may open without a press. It takes the focus only if nothing else has it.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])

  function tryAgain() {
    title.current?.focus()
    setFieldMissing(false)
    retry()
  }

  function back() {
    if (!isPaying && !isUnresolved) void dispatch(discard())
  }

  const missing = problem ?? (isFieldMissing ? 'blocked' : undefined)
  return (
    <div className={flow.columns}>
      <section className={styles.card} aria-labelledby="donation-card">
        <Panel>
          <h3 id="donation-card" ref={title} tabIndex={-1} className={layout.below4}>
            {t('donation.card.title')}
          </h3>
          {missing && <CardsMissing reason={missing} onRetry={tryAgain} />}
          {cards && (
            // On a slow connection the provider's field may still appear after its time-out.
            <div hidden={isFieldMissing}>
              <CardForm key={language} cards={cards} view={view} onMissing={setFieldMissing} />
            </div>
          )}
          {!missing && !cards && <p role="status">{t('donation.card.loading')}</p>}
          <Button
            className={styles.back}
            aria-disabled={isPaying || isUnresolved}
            aria-describedby={isUnresolved ? 'donation-no-other' : undefined}
            onClick={back}
          >
            {t('donation.card.back')}
          </Button>
          {isUnresolved && (
            <p id="donation-no-other" className={styles.noOther}>
              {t('donation.card.noOther')}
            </p>
          )}
        </Panel>
      </section>
      <Total dollars={order.amount} interval={order.interval} instead={isUnresolved ? 'open' : undefined} />
    </div>
  )
}
