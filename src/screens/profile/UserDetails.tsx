import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { authApi } from '@/api/auth'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { FailureAlert } from '@/ui/FailureAlert'
import styles from './ProfileScreen.module.css'
import { UserFields } from './UserFields'

const { getUser } = authApi.endpoints

/** The guard has asked who it is, and waits for the answer; here is what came of it. */
export function UserDetails({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { data: user, error } = getUser.useQueryState({ userId })
  const retry = () => void dispatch(getUser.initiate({ userId }, { forceRefetch: true, subscribe: false }))
  return (
    <section className={styles.card} aria-labelledby="details-title">
      <h2 id="details-title">{t('profile.details')}</h2>
      {user ? (
        <UserFields user={user} />
      ) : (
        <FailureAlert title="profile.failed" error={error} onRetry={retry} />
      )}
      <p className={styles.change}>
        {t('profile.change')} <Link to={paths.contact}>{t('profile.write')}</Link>
      </p>
    </section>
  )
}
