import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { config } from '@/lib/config/config'
import type { TextKey } from '@/lib/i18n/i18n'
import { localDigits } from '@/lib/i18n/numbers'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { SocialLinks } from '@/ui/SocialLinks'
import { DataPicker } from './DataPicker'
import styles from './Footer.module.css'
import { PicturesChoice } from './PicturesChoice'
import { ThemePicker } from './ThemePicker'

type Column = { title: TextKey; links: [TextKey, string][] }

const columns: Column[] = [
  {
    title: 'frame.footer.learn',
    links: [
      ['frame.footer.courses', paths.courses],
      ['frame.footer.student', paths.registrationOf('student')],
    ],
  },
  {
    title: 'frame.footer.about',
    links: [
      ['frame.footer.aboutUs', paths.about],
      // The team has no page, so the specification links to the home page.
      ['frame.footer.team', paths.home],
    ],
  },
  {
    title: 'frame.footer.support',
    links: [
      ['frame.footer.faqs', paths.faqs],
      ['frame.footer.contact', paths.contact],
    ],
  },
]

export function Footer() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const product = config.productName
  const isHydrated = useIsHydrated()
  const year = localDigits(String(isHydrated ? new Date().getFullYear() : BUILD_YEAR), language)
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.intro}>
          <div className={styles.name}>
            <img src="/static/images/logo.svg" alt="" width="40" height="40" data-theme="light" />
            {product}
          </div>
          <p>{t('frame.footer.intro', { product })}</p>
          <SocialLinks className={styles.social} label={t('frame.footer.social')} />
        </div>
        <nav className={styles.columns} aria-label={t('frame.footer.label')}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul className={styles.links}>
                {links.map(([label, to]) => (
                  <li key={label}>
                    <Link to={to}>{t(label)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p className={`${styles.copyright} ${layout.flush}`}>
            {t('frame.footer.copyright', { year, product })}
          </p>
          <div className={styles.settings}>
            <DataPicker />
            <PicturesChoice />
            <ThemePicker />
          </div>
        </div>
      </div>
    </footer>
  )
}
