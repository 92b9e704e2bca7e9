import { useTranslation } from 'react-i18next'
import styles from './DonationHeader.module.css'

export function DonationHeader() {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <div>
        <h1 tabIndex={-1}>{t('donation.title')}</h1>
        <p className={styles.intro}>{t('donation.intro')}</p>
      </div>
      <img src="/static/images/donation.svg" alt="" width="400" height="300" />
    </header>
  )
}
