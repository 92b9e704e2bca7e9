import { useTranslation } from 'react-i18next'
import { selectDonationView } from '@/state/donation/selectors'
import { useAppSelector } from '@/state/hooks'
import layout from '@/ui/layout.module.css'
import { CardPanel } from './CardPanel'
import { ChoiceForm } from './ChoiceForm'
import styles from './DonationFlow.module.css'
import { LeaveQuestion } from './LeaveQuestion'
import { Outcome } from './Outcome'
import { PendingPanel } from './PendingPanel'
import { useDonationForm } from './useDonationForm'
import { useVisit } from './useVisit'

/** The donation from the choice to its outcome. */
export function DonationFlow() {
  const { t } = useTranslation()
  const { form, change, forget } = useDonationForm()
  const view = useAppSelector(selectDonationView)
  useVisit(form)
  return (
    <section className={styles.flow} aria-labelledby="donation-give">
      <h2 id="donation-give" className={layout.flush} tabIndex={-1}>
        {t('donation.give')}
      </h2>
      {view.kind === 'pending' && <PendingPanel view={view} />}
      {view.kind === 'card' ? (
        <CardPanel view={view} />
      ) : (
        <ChoiceForm form={form} view={view} onChange={change} />
      )}
      <Outcome dialog={view.dialog} onGiven={forget} />
      {/* One dialog at a time: another tab may bring the thanks while the bank still confirms. */}
      {view.operation === 'confirming' && !view.dialog && <LeaveQuestion />}
    </section>
  )
}
