import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeCharged } from '@/domain/donationAttempt'
import { selectDonationAttempt, selectDonationBusy, selectIsCardOpen } from '@/state/donation/selectors'
import { useAppSelector } from '@/state/hooks'
import layout from '@/ui/layout.module.css'
import { CardPanel } from './CardPanel'
import { ChoiceForm } from './ChoiceForm'
import styles from './Giving.module.css'
import { LeaveQuestion } from './LeaveQuestion'
import { Outcome } from './Outcome'
import { PendingPanel } from './PendingPanel'
import { useDonationForm } from './useDonationForm'
import { useNextStep } from './useNextStep'
import { useVisit } from './useVisit'

/** From the choice to the card, and what became of it. */
export function Giving() {
  const { t } = useTranslation()
  const { form, change, forget } = useDonationForm()
  const attempt = useAppSelector(selectDonationAttempt)
  const busy = useAppSelector(selectDonationBusy)
  const isCardOpen = useAppSelector(selectIsCardOpen)
  const pendingPanel = useRef<HTMLElement>(null)
  const takeStep = useNextStep(form, pendingPanel)
  useVisit(form)
  const isUnderWay = busy === 'leaving' || busy === 'confirming'
  // Of a payment whose end is not known the form says so itself, where it is open for another try.
  const isCardHere = isCardOpen && (attempt?.stage === 'card' || attempt?.stage === 'confirming')
  const isPending = attempt !== null && mayBeCharged(attempt) && !isUnderWay && !isCardHere
  return (
    <section className={styles.giving} aria-labelledby="donation-give">
      <h2 id="donation-give" className={layout.flush} tabIndex={-1}>
        {t('donation.give')}
      </h2>
      {isPending && <PendingPanel ref={pendingPanel} attempt={attempt} takeStep={takeStep} />}
      {isCardHere ? (
        <CardPanel attempt={attempt} takeStep={takeStep} />
      ) : (
        <ChoiceForm form={form} isPending={isPending} onChange={change} takeStep={takeStep} />
      )}
      <Outcome onGiven={forget} takeStep={takeStep} />
      {busy === 'confirming' && <LeaveQuestion />}
    </section>
  )
}
