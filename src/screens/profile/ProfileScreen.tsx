import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/state/hooks'
import { selectUserId } from '@/state/session/selectors'
import { PaymentHistory } from './history/PaymentHistory'
import styles from './ProfileScreen.module.css'
import { UserDetails } from './UserDetails'

/** Behind its guard: what we know of the signed-in user, and what she has paid. */
export default function ProfileScreen() {
  const { t } = useTranslation()
  const userId = useAppSelector(selectUserId)
  if (!userId) return null
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('titles.profile')}</h1>
      <UserDetails userId={userId} />
      <PaymentHistory userId={userId} />
    </div>
  )
}
