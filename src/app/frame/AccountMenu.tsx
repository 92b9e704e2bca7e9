import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { User } from '@/api/types'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { loggedOut, logoutAsked } from '@/state/session/slice'
import styles from './AccountArea.module.css'
import { Avatar } from './Avatar'
import dropdown from './Dropdown.module.css'
import { ChevronGlyph } from './glyphs'
import { useDropdown } from './useDropdown'

/** The avatar with its menu; `user` is missing while the server could not say who it is. */
export function AccountMenu({ user }: { user: User | undefined }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { isOpen, close, rootProps, buttonProps, panelProps, itemProps } = useDropdown({ kind: 'menu' })
  const leave = () => {
    dispatch(logoutAsked())
    // Both in one turn: a guarded page is left before its guard can look.
    navigate(paths.home)
    dispatch(loggedOut())
  }
  const onLink = () => close({ returnsFocus: false })
  return (
    <div className={`${dropdown.root} ${styles.account}`} {...rootProps}>
      <button {...buttonProps} className={dropdown.trigger}>
        <Avatar firstName={user?.firstName} />
        <span className="visually-hidden">{t('frame.account.menu')} </span>
        <span className={styles.name}>{user?.firstName}</span>
        <ChevronGlyph />
      </button>
      {isOpen && (
        <div {...panelProps} className={dropdown.panel}>
          <Link {...itemProps} className={dropdown.item} to={paths.profile} onClick={onLink}>
            {t('frame.account.profile')}
          </Link>
          <Link {...itemProps} className={dropdown.item} to={paths.myCourses} onClick={onLink}>
            {t('frame.account.myCourses')}
          </Link>
          <hr className={dropdown.divider} />
          <button {...itemProps} type="button" className={dropdown.item} onClick={leave}>
            {t('frame.account.logout')}
          </button>
        </div>
      )}
    </div>
  )
}
