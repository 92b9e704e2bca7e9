import { Button, Result } from 'antd'
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
    <>
      <PageHead title={t('learn.notEnrolled.title')} />
      <Result
        className={styles.prompt}
        classNames={{ extra: styles.actions }}
        icon={<img src="/static/images/enroll.svg" alt="" width="240" height="180" />}
        title={<h1 tabIndex={-1}>{t('learn.notEnrolled.title')}</h1>}
        subTitle={t('learn.notEnrolled.text')}
        extra={
          <>
            <Link className={actions.primary} to={paths.course(slug)}>
              {t('learn.notEnrolled.enroll')}
            </Link>
            <Button onClick={goBack}>{t('learn.notEnrolled.back')}</Button>
          </>
        }
      />
    </>
  )
}
