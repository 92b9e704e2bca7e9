import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import layout from '@/ui/layout.module.css'
import styles from './LoadFailure.module.css'

/**
 * Reports that a part of the app could not be loaded, and offers a retry. Unlike `ui/FailureAlert` it uses
 * plain elements: it is in the first chunk of every page and cannot depend on another one.
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
