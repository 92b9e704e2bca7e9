import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { authApi } from '@/api/auth'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { FailureAlert } from '@/ui/FailureAlert'
import { Panel } from '@/ui/Panel'
import styles from './ProfileScreen.module.css'
import { UserFields } from './UserFields'

const { getUser } = authApi.endpoints

/** The user's details. `userId` is undefined until the server has confirmed the session. */
export function UserDetails({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // Unlike `currentData`, `data` would still contain a previously signed-in user.
  const { currentData: user, error } = getUser.useQueryState(userId ? { userId } : skipToken)
  return (
    <section aria-labelledby="details-title">
      <Panel>
        <h2 id="details-title">{t('profile.details')}</h2>
        {user || !userId ? (
          <UserFields user={user} />
        ) : (
          <FailureAlert title="profile.failed" error={error} onRetry={() => askAgain(userId)} />
        )}
        <p className={styles.change}>
          {t('profile.change')} <Link to={paths.contact}>{t('profile.write')}</Link>
        </p>
      </Panel>
    </section>
  )

  function askAgain(id: string) {
    dispatch(getUser.initiate({ userId: id }, { forceRefetch: true, subscribe: false }))
  }
}
