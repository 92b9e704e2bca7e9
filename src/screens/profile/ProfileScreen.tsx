import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { PaymentHistory } from './history/PaymentHistory'
import { PaymentHistoryFrame } from './history/PaymentHistoryFrame'
import { KeptLessons } from './keeping/KeptLessons'
import styles from './ProfileScreen.module.css'
import { UserDetails } from './UserDetails'

/** The user's details and payments. A guard ensures that the user is signed in. */
export default function ProfileScreen() {
  const { t } = useTranslation()
  const session = useAppSelector(selectSession)
  const userId = session.kind === 'signedIn' ? session.userId : undefined
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('titles.profile')}</h1>
      <UserDetails userId={userId} />
      {userId ? <PaymentHistory userId={userId} /> : <PaymentHistoryFrame />}
      {userId && <KeptLessons />}
    </div>
  )
}
