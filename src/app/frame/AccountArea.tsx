import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSessionRead, selectIsSignedOut } from '@/state/session/selectors'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import styles from './AccountArea.module.css'
import { AccountLink } from './AccountLink'
import { CheckingAccount } from './CheckingAccount'

const signedInAccount = lazyPart(() => import('./SignedInAccount'))

/** Who is here. Whatever the answer, it takes the room of the two links, so that nothing beside it moves. */
export function AccountArea() {
  const isRead = useAppSelector(selectIsSessionRead)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const { loaded, hasFailed } = useLazyPart(isRead && !isSignedOut ? signedInAccount : undefined)
  if (isSignedOut)
    return (
      <div className={styles.area}>
        <SignedOutLinks />
      </div>
    )
  const Account = isRead && loaded ? loaded : hasFailed ? AccountLink : CheckingAccount
  return (
    <div className={styles.area}>
      <div className={styles.room} aria-hidden="true">
        <SignedOutLinks />
      </div>
      <Account />
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
