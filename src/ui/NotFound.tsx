import { Result } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import layout from '@/ui/layout.module.css'
import styles from './NotFound.module.css'
import { PageHead } from './PageHead'

/** The not-found page, for unknown routes and missing content. The children may give a reason. */
export function NotFound({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('titles.notFound')} noIndex />
      <Result
        className={styles.page}
        classNames={{ extra: styles.extra }}
        icon={<img src="/static/images/not-found.svg" alt="" width="400" height="300" />}
        title={
          <h1 className={layout.flush} tabIndex={-1}>
            {t('notFound.title')}
          </h1>
        }
        subTitle={children}
        extra={
          <p className={styles.text}>
            {t('notFound.returnTo')} <Link to={paths.home}>{t('notFound.home')}</Link>
          </p>
        }
      />
    </>
  )
}
