import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/selectors'
import styles from './AccountArea.module.css'
import { AccountMenu } from './AccountMenu'

/** Who is here. Whatever the answer, it takes the room of the two links, so that nothing beside it moves. */
export function AccountArea() {
  const { t } = useTranslation()
  const session = useAppSelector(selectSession)
  return (
    <div className={styles.area}>
      {session.kind === 'signedOut' ? (
        <SignedOutLinks />
      ) : (
        <div className={styles.room} aria-hidden="true">
          <SignedOutLinks />
        </div>
      )}
      {session.kind === 'unknown' && (
        <div className={styles.unknown} role="status">
          <span className={styles.skeleton} aria-hidden="true" />
          <span className="visually-hidden">{t('frame.account.checking')}</span>
        </div>
      )}
      {session.kind === 'signedIn' && <AccountMenu user={session.user} />}
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
