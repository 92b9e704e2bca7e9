import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import actions from '@/ui/action.module.css'
import { PageHead } from '@/ui/PageHead'
import styles from './NotEnrolled.module.css'

export function NotEnrolled({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.courses))
  return (
    <section className={styles.prompt}>
      <PageHead title={t('learn.notEnrolled.title')} />
      <h1 tabIndex={-1}>{t('learn.notEnrolled.title')}</h1>
      <p>{t('learn.notEnrolled.text')}</p>
      <p className={styles.actions}>
        <Link className={actions.primary} to={paths.course(slug)}>
          {t('learn.notEnrolled.enroll')}
        </Link>
        <Button onClick={goBack}>{t('learn.notEnrolled.back')}</Button>
      </p>
    </section>
  )
}
