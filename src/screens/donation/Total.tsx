import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonationInterval } from '@/api/types'
import { isSubscription } from '@/domain/donation/order'
import { formatDollars } from '@/lib/i18n/numbers'
import { selectDonationView } from '@/state/donation/selectors'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { useIsAlertDialog } from '@/ui/LazyAlert'
import layout from '@/ui/layout.module.css'
import { Panel } from '@/ui/Panel'
import { chargedText } from './chargedText'
import { NoWrapDay } from './NoWrapDay'
import styles from './Total.module.css'

/** `dollars` is the amount of each charge; undefined while the typed amount is invalid. */
type Props = {
  dollars: number | undefined
  interval: DonationInterval
  /** Replaces the sum if the donor has a subscription, or if an attempt or confirmation is unresolved. */
  instead?: 'subscribed' | 'pending' | 'open'
  children?: ReactNode
}

/** States before any charge what is charged today, what recurs and when, and how to stop it. */
export function Total({ dollars, interval, instead, children }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const amount = formatDollars(dollars ?? 0, language)
  const { isThanking } = useAppSelector(selectDonationView)
  const isCovered = useIsAlertDialog() && isThanking
  const charged = chargedText(t, { dollars: dollars ?? 0, interval }, language)
  return (
    <Panel
      className={styles.total}
      // The thanks hide the sum, which is already charged.
      bodyClassName={isCovered ? `${styles.parts} ${styles.unseen}` : styles.parts}
    >
      {/* Without a sum the heading shows only to screen readers. */}
      <h3 id="donation-total" className={instead && 'visually-hidden'}>
        {t('donation.total.title')}
      </h3>
      <div role="status" aria-labelledby="donation-total">
        {instead ? (
          <p className={layout.flush}>{t(`donation.total.${instead}`, { amount })}</p>
        ) : dollars === undefined ? (
          <p className={layout.flush}>{t('donation.total.none')}</p>
        ) : (
          <>
            <div className={styles.sum}>{amount}</div>
            <p className={layout.flush}>
              <NoWrapDay text={charged.text} day={charged.next} />
            </p>
          </>
        )}
      </div>
      {isSubscription(interval) && (!instead || instead === 'open') && (
        <p className={layout.flush}>{t('donation.total.stop')}</p>
      )}
      {children}
    </Panel>
  )
}
