import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { WorksTop } from '../WorksTop'
import styles from './OverviewScreen.module.css'
import { Steps } from './Steps'

/** The overview of the works (docs/behaviour/public.md#works). */
export default function OverviewScreen() {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <WorksTop title={t('titles.works')} text={t('works.lead')} />
      <div className={styles.begin}>
        <section className={styles.what}>
          <h2>{t('works.overview.whatTitle')}</h2>
          <p>{t('works.overview.where')}</p>
          <p>{t('works.overview.each')}</p>
        </section>
        <section className={styles.go}>
          <h2>{t('works.overview.goTitle')}</h2>
          <p>{t('works.overview.goText')}</p>
          <Link to={paths.workCountries} className={action.primary}>
            {t('works.overview.go')}
          </Link>
        </section>
      </div>
      <Steps />
      <section className={styles.missing}>
        <div>
          <h2>{t('works.overview.missingTitle')}</h2>
          <p>{t('works.overview.missingText')}</p>
        </div>
        <div className={styles.actions}>
          <Link to={paths.contact} className={action.quiet}>
            {t('works.overview.write')}
          </Link>
          <Link to={paths.donation} className={action.accent}>
            {t('works.overview.donate')}
          </Link>
        </div>
      </section>
    </div>
  )
}
