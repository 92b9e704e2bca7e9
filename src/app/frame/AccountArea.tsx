import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSessionRead, selectIsSignedOut } from '@/state/session/selectors'
import styles from './AccountArea.module.css'
import { AccountLink } from './AccountLink'
import { CheckingAccount } from './CheckingAccount'

const SignedInAccount = lazy(() => import('./SignedInAccount').catch(() => ({ default: AccountLink })))

/** Who is here. Whatever the answer, it takes the room of the two links, so that nothing beside it moves. */
export function AccountArea() {
  const isRead = useAppSelector(selectIsSessionRead)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  if (isSignedOut)
    return (
      <div className={styles.area}>
        <SignedOutLinks />
      </div>
    )
  return (
    <div className={styles.area}>
      <div className={styles.room} aria-hidden="true">
        <SignedOutLinks />
      </div>
      <Suspense fallback={<CheckingAccount />}>{isRead ? <SignedInAccount /> : <CheckingAccount />}</Suspense>
    </div>
  )
}

function SignedOutLinks() {
  const { t } = useTranslation()
  return (
    <div className={styles.links}>
      <Link to={paths.registrationOf('member')}>{t('frame.account.member')}</Link>
      <Link to={paths.signin}>{t('frame.account.signin')}</Link>
    </div>
  )
}
