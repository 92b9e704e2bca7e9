import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHead } from '@/ui/PageHead'
import { PlaceholderHeading } from '@/ui/PlaceholderHeading'
import styles from './WorkPage.module.css'

/** The placeholder of the page while the work loads. */
export function WaitingWork() {
  const { t } = useTranslation()
  return (
    <div className={styles.page} role="status">
      <PageHead title={t('titles.work')} />
      <PlaceholderHeading text={t('titles.work')} />
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
