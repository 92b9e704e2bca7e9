import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSessionRead, selectIsSignedOut } from '@/state/session/selectors'
import { antdModule } from '@/ui/antdModule'
import { useLazyModule } from '@/ui/lazyModule'
import styles from './AccountArea.module.css'
import { AccountLink } from './AccountLink'
import { CheckingAccount } from './CheckingAccount'

const signedInAccount = antdModule(() => import(/* webpackChunkName: "account" */ './SignedInAccount'))

/** The user's account. Until the user is known, a placeholder keeps the width of a short name. */
export function AccountArea() {
  const { t } = useTranslation()
  const isRead = useAppSelector(selectIsSessionRead)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const { loaded, hasFailed } = useLazyModule(isRead && !isSignedOut ? signedInAccount : undefined)
  const Account = isRead && loaded ? loaded : hasFailed ? AccountLink : CheckingAccount
  return (
    <div className={styles.area}>
      {isSignedOut ? (
        <div className={styles.links}>
          <Link to={paths.registrationOf('member')}>{t('frame.account.member')}</Link>
          <Link to={paths.signin}>{t('frame.account.signin')}</Link>
        </div>
      ) : (
        <Account />
      )}
    </div>
  )
}
