import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import styles from './Hero.module.css'
import { HeroPicture } from './HeroPicture'

export function Hero() {
  const { t } = useTranslation()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={layout.actions}>
          <Link to={paths.courses} className={`${action.primary} ${action.large}`}>
            {t('home.explore')}
          </Link>
          <Link to={paths.donation} className={`${action.accent} ${action.large}`}>
            {t('home.donate')}
          </Link>
        </div>
        <p className={styles.teaser}>
          <strong>{t('home.teaserNumber')}</strong> <span>{t('home.teaserText')}</span>
        </p>
      </div>
      <HeroPicture />
    </section>
  )
}
