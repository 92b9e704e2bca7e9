import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { antdModule } from '@/ui/antdModule'
import { LazySection } from '@/ui/LazySection'
import layout from '@/ui/layout.module.css'
import styles from './SubscribeBlock.module.css'

const newsletter = antdModule(() => import('../Newsletter/Newsletter'))

/** Three ways to help, and the newsletter (docs/behaviour/public.md#subscribe-block). */
export function SubscribeBlock() {
  const { t } = useTranslation()
  return (
    <section className={styles.block} aria-labelledby="subscribe-block">
      <div>
        <h2 id="subscribe-block">{t('about.join.title')}</h2>
        <p className={layout.large}>{t('about.join.text')}</p>
        <ul className={styles.ways}>
          <li>
            <Link to={paths.registrationOf('teacher')} className={action.primary}>
              {t('about.join.teacher')}
            </Link>
          </li>
          <li>
            <Link to={paths.donation} className={action.accent}>
              {t('about.join.donation')}
            </Link>
          </li>
          <li>
            <Link to={paths.registrationOf('member')} className={action.quiet}>
              {t('about.join.member')}
            </Link>
          </li>
        </ul>
      </div>
      <div className={styles.letter}>
        <h3 className={layout.below1}>{t('newsletter.title')}</h3>
        <p>{t('newsletter.text')}</p>
        <LazySection part={newsletter} failed="contact.form.loadFailed" waitingClassName={styles.form} />
      </div>
    </section>
  )
}
