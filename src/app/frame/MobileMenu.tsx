import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSignedOut } from '@/state/session/selectors'
import action from '@/ui/action.module.css'
import { CloseGlyph, HeartGlyph, MenuGlyph } from './glyphs'
import { MenuButton } from './MenuButton'
import styles from './MobileMenu.module.css'
import { currentOf, type MenuItem } from './mainMenu'
import type { MenuEntry } from './menuEntries'

/** Below 768 px: the menu items, the donation and, for visitors, sign-in and registration. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const link = (label: string, to: string): MenuEntry => ({
    key: to,
    label,
    to,
    current: currentOf(to, pathname),
  })
  const waysIn = [
    'divider' as const,
    link(t('frame.register'), paths.registrationOf('student')),
    link(t('frame.account.signin'), paths.signin),
    link(t('frame.account.member'), paths.registrationOf('member')),
  ]
  const donate = {
    key: 'donate',
    label: (
      <>
        <HeartGlyph />
        {t('frame.donate')}
      </>
    ),
    to: paths.donation,
    className: `${action.accent} ${styles.donate}`,
  }
  const entries = [
    ...items.map(({ label, route }) => link(label, route)),
    ...(isSignedOut ? waysIn : []),
    donate,
  ]
  return (
    <nav className={styles.menu} aria-label={t('frame.openMenu')}>
      <MenuButton entries={entries} label={t('frame.openMenu')}>
        {(isOpen) => (isOpen ? <CloseGlyph /> : <MenuGlyph />)}
      </MenuButton>
    </nav>
  )
}
