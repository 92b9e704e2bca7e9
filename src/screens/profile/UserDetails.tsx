import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetUserQuery } from '@/api/auth'
import { paths } from '@/lib/paths'
import { FailureAlert } from '@/ui/FailureAlert'
import styles from './ProfileScreen.module.css'
import { UserFields } from './UserFields'

export function UserDetails({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { data: user, isFetching, error, refetch } = useGetUserQuery({ userId })
  return (
    <section className={styles.card} aria-labelledby="details-title">
      <h2 id="details-title">{t('profile.details')}</h2>
      {!user && isFetching && <p role="status">{t('profile.loading')}</p>}
      {!user && !isFetching && <FailureAlert title="profile.failed" error={error} onRetry={refetch} />}
      {user && <UserFields user={user} />}
      <p className={styles.change}>
        {t('profile.change')} <Link to={paths.contact}>{t('profile.write')}</Link>
      </p>
    </section>
  )
}
