import { useTranslation } from 'react-i18next'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './CompletedToast.module.css'

/** Shows briefly that a lesson is completed. Screen readers announce its text because the region stays. */
export function CompletedToast() {
  const { t } = useTranslation()
  const isShown = usePlayerSession((session) => session.showsCompletedToast)
  return (
    <div className={styles.area} role="status">
      {isShown && (
        <StaticAlert type="success" showIcon className={styles.toast} title={t('learn.lessonCompleted')} />
      )}
    </div>
  )
}
