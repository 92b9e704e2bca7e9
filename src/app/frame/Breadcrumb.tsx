import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import styles from './Breadcrumb.module.css'
import { crumbsOf } from './crumbs'

/** The breadcrumb. A document that serves any course or post has no names for its crumbs before hydration. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  const isRedrawn = isHydrated && typeof window !== 'undefined' && window.boot?.isOpen === true
  // A route parameter has no name yet; the space keeps the height of the line.
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
          // Hydration does not change texts and links of the document, so a new key renders them again.
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
