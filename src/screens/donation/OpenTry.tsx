import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DonationAttempt } from '@/domain/donationAttempt'
import { formatDollars } from '@/lib/i18n/numbers'
import { isBusy, selectDonationNews } from '@/state/donation/selectors'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BusyButton } from '@/ui/BusyButton'
import layout from '@/ui/layout.module.css'
import styles from './CardPanel.module.css'
import { useLookAgain } from './useLookAgain'
import type { TakeStep } from './useNextStep'

type Props = { attempt: DonationAttempt; takeStep: TakeStep }

/** How a try has ended is not known yet: what another one would do, in the form that is open for it. */
export function OpenTry({ attempt, takeStep }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const news = useAppSelector(selectDonationNews)?.kind
  const { isLooking, hasLooked, lookAgain } = useLookAgain(takeStep)
  const isWaiting = useAppSelector(isBusy) || isLooking
  const amount = formatDollars(attempt.amount, language)
  // Of a try before it the bank may have asked nothing.
  const isAtBank = attempt.isBankAsked && attempt.openUntil === undefined
  return (
    <section className={styles.open} aria-labelledby="donation-open">
      <Alert
        type="info"
        classNames={{ title: layout.heavy }}
        title={<span id="donation-open">{t('donation.pending.unknown.title')}</span>}
        description={t(isAtBank ? 'donation.card.openAtBank' : 'donation.card.open', { amount })}
      />
      <p role="status" className={styles.news}>
        {isLooking
          ? t('donation.pending.checking')
          : news === 'unasked'
            ? t('donation.pending.unasked')
            : news === 'unknown' && hasLooked
              ? t('donation.pending.still')
              : null}
      </p>
      <BusyButton isBusy={isWaiting} onClick={() => void lookAgain()}>
        {t('donation.pending.check')}
      </BusyButton>
    </section>
  )
}
