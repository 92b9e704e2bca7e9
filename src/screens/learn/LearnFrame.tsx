import { useTranslation } from 'react-i18next'
import { EarlyPicture } from '@/blocks/EarlyPicture'
import layout from '@/ui/layout.module.css'
import styles from './LearnFrame.module.css'
import page from './LearnPage.module.css'
import stage from './LessonStage.module.css'
import sidebar from './Sidebar.module.css'

/** The player until its course has come: the same places, and the picture of the course. */
export function LearnFrame() {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <div className={sidebar.sidebar} aria-hidden="true">
        <span className={styles.line} />
        <span className={styles.bar} />
        <span className={styles.line} />
      </div>
      <div className={page.main}>
        <div className={stage.stage}>
          <p className={stage.about} role="status">
            {t('learn.loading')}
          </p>
          <div className={`${layout.second} ${layout.below5}`} aria-hidden="true">
            <span className={styles.line} />
          </div>
          <div className={styles.viewer}>
            <EarlyPicture className={styles.picture} field="imageUrl" />
          </div>
        </div>
      </div>
    </div>
  )
}
