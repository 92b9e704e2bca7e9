import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '@/lib/demo'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './CardPanel.module.css'

const NUMBER = '4242 4242 4242 4242'

/** In the demo: a card to try. */
export function DemoCard() {
  const { t } = useTranslation()
  if (use(DemoAccounts).length === 0) return null
  return (
    <StaticAlert
      type="success"
      title={
        <p className={styles.demo}>
          {t('donation.card.demo')}{' '}
          <span className={styles.number}>
            <bdi dir="ltr">{NUMBER}</bdi>
          </span>
        </p>
      }
    />
  )
}
