import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSignedOut } from '@/state/session/selectors'
import action from '@/ui/action.module.css'
import dropdown from './Dropdown.module.css'
import { CloseGlyph, HeartGlyph, MenuGlyph } from './glyphs'
import styles from './MobileMenu.module.css'
import { currentOf, type MenuItem } from './mainMenu'
import { useDropdown } from './useDropdown'

/** Below 768 px: the menu, donation and, for visitors, the ways in. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const { isOpen, close, rootProps, buttonProps, panelProps } = useDropdown<HTMLElement>({ kind: 'panel' })
  const onLink = () => close({ returnsFocus: false })
  const link = (label: string, to: string) => (
    <li key={to}>
      <Link className={dropdown.item} to={to} aria-current={currentOf(to, pathname)} onClick={onLink}>
        {label}
      </Link>
    </li>
  )
  return (
    <nav className={`${dropdown.root} ${styles.menu}`} aria-label={t('frame.openMenu')} {...rootProps}>
      <button {...buttonProps} className={dropdown.trigger} aria-label={t('frame.openMenu')}>
        {isOpen ? <CloseGlyph /> : <MenuGlyph />}
      </button>
      {isOpen && (
        <div {...panelProps} className={`${dropdown.panel} ${styles.panel}`}>
          <ul className={styles.list}>
            {items.map(({ label, route }) => link(label, route))}
            {isSignedOut && (
              <>
                <li aria-hidden="true">
                  <hr className={dropdown.divider} />
                </li>
                {link(t('frame.register'), paths.registrationOf('student'))}
                {link(t('frame.account.signin'), paths.signin)}
                {link(t('frame.account.member'), paths.registrationOf('member'))}
              </>
            )}
          </ul>
          <Link className={`${action.accent} ${styles.donate}`} to={paths.donation} onClick={onLink}>
            <HeartGlyph />
            {t('frame.donate')}
          </Link>
        </div>
      )}
    </nav>
  )
}
