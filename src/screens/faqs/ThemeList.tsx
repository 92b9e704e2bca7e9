import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import layout from '@/ui/layout.module.css'
import type { Theme } from './questions'
import styles from './ThemeList.module.css'

/** Links to the themes on this page. */
export function ThemeList({ themes }: { themes: Theme[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <nav className={styles.themes} aria-label={t('titles.faqs')}>
      <ul>
        {themes.map(({ theme }) => (
          <li key={theme}>
            <Link className={layout.pill} to={{ search, hash: `theme-${theme}` }}>
              {t(`faqs.themes.${theme}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
