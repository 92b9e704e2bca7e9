import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHead } from '@/ui/PageHead'
import styles from './WorkPage.module.css'

/** The page's shape while it is fetched. */
export function WaitingWork() {
  const { t } = useTranslation()
  return (
    <div className={styles.page} role="status">
      <PageHead title={t('titles.work')} />
      <div className={styles.work}>
        <div className={styles.poster} />
        <p>{t('works.work.loading')}</p>
        <div aria-hidden="true">
          <Skeleton active paragraph={{ rows: 5 }} />
        </div>
      </div>
    </div>
  )
}
