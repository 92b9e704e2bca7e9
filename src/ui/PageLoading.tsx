import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import styles from './PageLoading.module.css'

/** A placeholder of page height, with a text for screen readers. */
export function PageLoading({ text = 'ui.loading' }: { text?: TextKey }) {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.dots} aria-hidden="true" />
      <span>{t(text)}</span>
    </div>
  )
}
