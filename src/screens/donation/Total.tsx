import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonationInterval } from '@/api/types'
import { isSubscription } from '@/domain/donation'
import { formatDollars } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { chargedText } from './giftWords'
import styles from './Total.module.css'

/** `dollars` each time; missing while the amount cannot be given. */
type Props = {
  dollars: number | undefined
  interval: DonationInterval
  /** She gives regularly already, so nothing more is begun. */
  isSubscribed?: boolean
  children?: ReactNode
}

/** What is charged now, what recurs and when, and how to stop it: in words, before anything is charged. */
export function Total({ dollars, interval, isSubscribed = false, children }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  return (
    <div className={styles.total}>
      {/* Where nothing is charged there is no sum to stand below it. */}
      <h3 id="donation-total" className={isSubscribed ? 'visually-hidden' : undefined}>
        {t('donation.total.title')}
      </h3>
      <div role="status" aria-labelledby="donation-total">
        {isSubscribed ? (
          <p className={styles.words}>{t('donation.total.subscribed')}</p>
        ) : dollars === undefined ? (
          <p className={styles.words}>{t('donation.total.none')}</p>
        ) : (
          <>
            <div className={styles.sum}>{formatDollars(dollars, language)}</div>
            <p className={styles.words}>{chargedText(t, { dollars, interval }, language)}</p>
          </>
        )}
      </div>
      {isSubscription(interval) && !isSubscribed && (
        <p className={styles.words}>{t('donation.total.stop')}</p>
      )}
      {children}
    </div>
  )
}
