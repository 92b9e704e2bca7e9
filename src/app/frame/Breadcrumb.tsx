import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import styles from './Breadcrumb.module.css'
import { crumbsOf } from './crumbs'

/** A document may be of any course or post: its crumbs have no name before the program reads the address. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  const isRedrawn = isHydrated && typeof window !== 'undefined' && window.boot?.isOpen === true
  // A parameter that is still open has no name; a space keeps the line.
  const nameOf = (label: string) => (!isHydrated && label.startsWith(':') ? '\u00a0' : label)
  const names: unknown = t('frame.crumbs', { returnObjects: true })
  const crumbs = crumbsOf(pathname, typeof names === 'object' && names !== null ? { ...names } : {})
  return (
    <nav className={styles.strip} aria-label={t('frame.breadcrumb.label')}>
      <ol className={styles.list}>
        <li>
          <Link to={paths.home}>{t('frame.breadcrumb.home')}</Link>
        </li>
        {crumbs.map(({ label, path }, index) => (
          // Hydration leaves a text and a link as the document has them, so they are drawn again after it.
          <li key={`${path} ${isRedrawn}`}>
            {index < crumbs.length - 1 ? (
              <Link to={path} suppressHydrationWarning>
                <bdi suppressHydrationWarning>{nameOf(label)}</bdi>
              </Link>
            ) : (
              <bdi aria-current="page" suppressHydrationWarning>
                {nameOf(label)}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
