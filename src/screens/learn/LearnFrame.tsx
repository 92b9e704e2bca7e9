import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { EarlyPicture } from '@/blocks/EarlyPicture'
import { Panel } from '@/ui/Panel'
import { PlaceholderHeading } from '@/ui/PlaceholderHeading'
import styles from './LearnFrame.module.css'
import page from './LearnPage.module.css'
import stage from './LessonStage.module.css'
import sidebar from './Sidebar.module.css'

/** The placeholder of the player while the course loads: the same layout, with the picture of the course. */
export function LearnFrame() {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <PlaceholderHeading text={t('titles.course')} />
      <div className={sidebar.sidebar} aria-hidden="true">
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      </div>
      <div className={page.main}>
        <Panel>
          <p className={stage.about} role="status">
            {t('learn.loading')}
          </p>
          <div className={styles.heading} aria-hidden="true">
            <Skeleton active title={{ width: '12rem' }} paragraph={false} />
          </div>
          <div className={styles.viewer}>
            <EarlyPicture className={styles.picture} field="imageUrl" />
          </div>
        </Panel>
      </div>
    </div>
  )
}
