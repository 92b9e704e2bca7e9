import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import layout from '@/ui/layout.module.css'
import styles from './LoadFailure.module.css'

/**
 * A part of the program did not come, and a way to try again. Of plain elements, unlike `ui/FailureAlert`: every page has it in its
 * first code, and it can wait for no other.
 */
export function LoadFailure({ title, onRetry }: { title: TextKey; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.alert} role="alert">
      <p className={`${layout.strong} ${layout.flush}`}>{t(title)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('ui.retry')}
      </button>
    </div>
  )
}
