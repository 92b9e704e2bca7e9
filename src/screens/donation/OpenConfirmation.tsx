import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatDollars } from '@/lib/i18n/numbers'
import type { CardView, DonationView } from '@/state/donation/selectors'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BusyButton } from '@/ui/BusyButton'
import layout from '@/ui/layout.module.css'
import styles from './CardPanel.module.css'
import { useCheckAgain } from './useCheckAgain'

/** An earlier confirmation is unresolved: explains in the open form what another one would do. */
export function OpenConfirmation({ view }: { view: CardView & DonationView }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { isChecking, hasChecked, checkAgain } = useCheckAgain()
  const amount = formatDollars(view.order.amount, language)
  return (
    <section className={styles.open} aria-labelledby="donation-open">
      <Alert
        type="info"
        classNames={{ title: layout.heavy }}
        title={<span id="donation-open">{t('donation.pending.unknown.title')}</span>}
        description={t(view.isAtBank ? 'donation.card.openAtBank' : 'donation.card.open', { amount })}
      />
      <p role="status" className={styles.status}>
        {isChecking
          ? t('donation.pending.checking')
          : view.report === 'unasked'
            ? t('donation.pending.unasked')
            : view.report === 'unknown' && hasChecked
              ? t('donation.pending.still')
              : null}
      </p>
      <BusyButton isBusy={view.isBusy || isChecking} onClick={() => void checkAgain()}>
        {t('donation.pending.check')}
      </BusyButton>
    </section>
  )
}
