import { useTranslation } from 'react-i18next'
import { useRoom } from '@/state/player/useRoom'
import styles from './CompletedToast.module.css'

/** Says for a moment that a lesson is completed; the region stays, so that it is heard when it fills. */
export function CompletedToast() {
  const { t } = useTranslation()
  const isShown = useRoom((room) => room.showsCompletedToast)
  return (
    <div className={styles.area} role="status">
      {isShown && (
        <p className={styles.toast}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10.5l4 4 8-9" />
          </svg>
          {t('learn.lessonCompleted')}
        </p>
      )}
    </div>
  )
}
