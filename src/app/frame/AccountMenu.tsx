import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { loggedOut, logoutAsked } from '@/state/session/slice'
import styles from './AccountArea.module.css'
import { Avatar } from './Avatar'
import { MenuButton } from './MenuButton'

/** The avatar with its menu; `user` is missing while the server could not say who it is. */
export function AccountMenu({ user }: { user: User | undefined }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = () => {
    dispatch(logoutAsked())
    // Both in one turn: a guarded page is left before its guard can look.
    navigate(paths.home)
    dispatch(loggedOut())
  }
  return (
    <MenuButton
      className={styles.account}
      entries={[
        { key: 'profile', label: t('frame.account.profile'), to: paths.profile },
        { key: 'courses', label: t('frame.account.myCourses'), to: paths.myCourses },
        'divider',
        { key: 'logout', label: t('frame.account.logout'), onChoose: leave },
      ]}
    >
      <Avatar firstName={user?.firstName} />
      <span className="visually-hidden">{t('frame.account.menu')} </span>
      <span className={styles.name}>{user?.firstName}</span>
    </MenuButton>
  )
}
