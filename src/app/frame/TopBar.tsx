import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { config } from '@/lib/config/config'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { antdModule } from '@/ui/antdModule'
import { useLazyModule } from '@/ui/lazyModule'
import { AccountArea } from './AccountArea'
import { HeartGlyph } from './glyphs'
import { LanguagePicker } from './LanguagePicker'
import { MobileMenu } from './MobileMenu'
import { currentOf, useMenuItems } from './mainMenu'
import styles from './TopBar.module.css'
import strip from './TranslateStrip.module.css'

const translateStrip = antdModule(() => import('./TranslateStrip'))

export function TopBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const items = useMenuItems()
  const [isTranslating, setTranslating] = useState(false)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={paths.home} className={styles.logo}>
          <img src="/static/images/logo.svg" alt="" width="40" height="40" />
          <span>{config.productName}</span>
          <span className="visually-hidden">{t('frame.breadcrumb.home')}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('frame.mainMenu')}>
          {items.map(({ label, route }) => (
            <Link key={route} to={route} className={styles.item} aria-current={currentOf(route, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <Link to={paths.registrationOf('student')} className={action.quiet}>
            {t('frame.register')}
          </Link>
          <Link to={paths.donation} className={action.accent}>
            <HeartGlyph />
            {t('frame.donate')}
          </Link>
        </div>
        <AccountArea />
        <LanguagePicker onMoreLanguages={() => setTranslating(true)} onPick={() => setTranslating(false)} />
        <MobileMenu items={items} />
      </div>
      {isTranslating && <TranslateArea onClose={() => setTranslating(false)} />}
    </header>
  )
}

/** This part is lazy, because few visitors use it. */
function TranslateArea({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { loaded: TranslateStrip, hasFailed } = useLazyModule(translateStrip)
  if (TranslateStrip) return <TranslateStrip onClose={onClose} />
  return (
    <p role="status" className={strip.text}>
      {hasFailed && t('frame.translate.failed')}
    </p>
  )
}
