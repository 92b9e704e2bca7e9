import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './NoticeArea.module.css'

export type NoticeProps = {
  kind: 'success' | 'info' | 'failure'
  text: string
  message?: string
  action?: ReactNode
  onClose: () => void
}

/**
 * One notice, as an Alert. Ant Design's notification inserts its live region together with the text, which
 * many screen readers then ignore, and it stands at the end of the document, far from the page that its link
 * refers to.
 */
export default function NoticeCard({ kind, text, message, action, onClose }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <StaticAlert
      className={styles.card}
      classNames={{ close: styles.close }}
      type={kind === 'failure' ? 'error' : kind}
      // The area around the notice is the live region and exists before the text.
      showIcon
      title={
        <div className={styles.words}>
          <span>{text}</span>
          {action}
        </div>
      }
      description={message && <bdi>{message}</bdi>}
      closable={{ 'aria-label': t('ui.close'), onClose }}
    />
  )
}
