import { useTranslation } from 'react-i18next'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './CompletedToast.module.css'

/**
 * Says for a moment that a lesson is completed; the region stays, so that screen readers announce its text.
 */
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
