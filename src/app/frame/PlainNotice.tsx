import { useTranslation } from 'react-i18next'
import { BidiText } from '@/ui/BidiText'
import styles from './NoticeArea.module.css'
import type { NoticeProps } from './NoticeCard'

/** The text of a notice if `NoticeCard` cannot be loaded. */
export function PlainNotice({ text, message, action, onClose }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.card} ${styles.plain}`}>
      <p className={styles.text}>{text}</p>
      {message && (
        <p className={styles.text}>
          <BidiText text={message} />
        </p>
      )}
      {action}
      <button type="button" onClick={onClose}>
        {t('ui.close')}
      </button>
    </div>
  )
}
