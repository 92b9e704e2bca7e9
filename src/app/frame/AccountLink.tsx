import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import styles from './AccountArea.module.css'
import { PersonGlyph } from './glyphs'
import menu from './MenuButton.module.css'

/** Replaces the account menu if its code cannot be loaded. */
export function AccountLink() {
  const { t } = useTranslation()
  return (
    <Link to={paths.profile} className={menu.trigger}>
      <span className={styles.avatar} aria-hidden="true">
        <PersonGlyph />
      </span>
      <span className="visually-hidden">{t('frame.account.menu')}</span>
    </Link>
  )
}
