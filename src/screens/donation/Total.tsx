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
import styles from './Total.module.css'
import { UnbrokenDay } from './UnbrokenDay'

/** `dollars` each time; missing while the amount cannot be given. */
type Props = {
  dollars: number | undefined
  interval: DonationInterval
  /** Shown in place of the sum: the donor gives regularly already, or the end of an earlier payment or confirmation is not known. */
  instead?: 'subscribed' | 'pending' | 'open'
  children?: ReactNode
}

/** The charge of today, what recurs and when, and how to stop it: in words, before any charge. */
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
      // A sum that is charged already does not stand behind the thanks.
      bodyClassName={isCovered ? `${styles.parts} ${styles.unseen}` : styles.parts}
    >
      {/* Without a charge there is no sum below this heading. */}
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
              <UnbrokenDay text={charged.text} day={charged.next} />
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
