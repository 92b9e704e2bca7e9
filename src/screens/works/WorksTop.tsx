import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { Banner } from './Banner'
import styles from './WorksTop.module.css'

const tabs = [
  ['overview', paths.works],
  ['works', paths.workCountries],
] as const

/** The top of the two general pages of the works: the banner, and a tab for each page. */
export function WorksTop({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const here = pathname.replace(/\/+$/, '').toLowerCase()
  return (
    <>
      <Banner title={title} text={text} isSlim={here !== paths.works} />
      <nav className={styles.tabs} aria-label={t('works.tabs.label')}>
        {tabs.map(([name, path]) => (
          <Link key={name} to={path} className={styles.tab} aria-current={path === here ? 'page' : undefined}>
            {t(`works.tabs.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  )
}
