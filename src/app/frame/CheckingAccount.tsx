import { useTranslation } from 'react-i18next'
import styles from './AccountArea.module.css'

export function CheckingAccount() {
  const { t } = useTranslation()
  return (
    <div className={styles.unknown} role="status">
      <span className={styles.skeleton} aria-hidden="true" />
      <span className="visually-hidden">{t('frame.account.checking')}</span>
    </div>
  )
}
