import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { config } from '@/lib/config/config'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import styles from './About.module.css'
import { Promises } from './Promises'

export default function About() {
  const { t } = useTranslation()
  return (
    <>
      <section className={styles.about} aria-labelledby="about">
        <img
          className={styles.picture}
          src="/static/images/home-about.svg"
          alt=""
          width="400"
          height="300"
          loading="lazy"
        />
        <div>
          <p className={styles.label}>{t('home.about.label')}</p>
          <h2 id="about">{t('home.about.title')}</h2>
          <p className={styles.text}>{t('home.about.text', { product: config.productName })}</p>
          <div className={layout.actions}>
            <Link to={paths.about} className={action.primary}>
              {t('home.about.story')}
            </Link>
            <Link to={paths.works} className={action.quiet}>
              {t('home.about.works')}
            </Link>
          </div>
        </div>
      </section>
      <Promises />
    </>
  )
}
