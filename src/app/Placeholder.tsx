import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { PageHead } from '@/ui/PageHead'
import type english from '../../public/translations/en/translation.json'
import styles from './Placeholder.module.css'

/** The screens that are still to come; each has a sentence of its own. */
export type ScreenToCome = keyof typeof english.placeholder.screens

/** Says honestly what will be here, and where one can go meanwhile. The last screen to come is the donation page. */
export default function Placeholder({ screen = 'donation' }: { screen?: ScreenToCome }) {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <PageHead title={t(`titles.${screen}`)} />
      <img className={styles.picture} src="/static/images/coming-soon.svg" alt="" width="400" height="300" />
      <div>
        <p className={styles.label}>{t('placeholder.label')}</p>
        <h1 tabIndex={-1}>{t(`titles.${screen}`)}</h1>
        <p className={styles.text}>{t(`placeholder.screens.${screen}`)}</p>
        <p className={styles.meanwhile}>{t('placeholder.meanwhile')}</p>
        <div className={styles.actions}>
          <Link to={paths.courses} className={action.primary}>
            {t('placeholder.courses')}
          </Link>
          <Link to={paths.home} className={action.quiet}>
            {t('placeholder.home')}
          </Link>
        </div>
      </div>
    </div>
  )
}
