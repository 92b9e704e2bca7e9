import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import styles from './Breadcrumb.module.css'
import { crumbsOf } from './crumbs'

export function Breadcrumb() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const names: unknown = t('frame.crumbs', { returnObjects: true })
  const crumbs = crumbsOf(pathname, typeof names === 'object' && names !== null ? { ...names } : {})
  return (
    <nav className={styles.strip} aria-label={t('frame.breadcrumb.label')}>
      <ol className={styles.list}>
        <li>
          <Link to={paths.home}>{t('frame.breadcrumb.home')}</Link>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi aria-current="page">{label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
