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
 * One notice. An Alert: Ant Design's notification makes a live region together with its first words, which many screen readers then
 * leave unread, and puts it at the end of the document, far from the page that its link is about.
 */
export default function NoticeCard({ kind, text, message, action, onClose }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <StaticAlert
      className={styles.card}
      classNames={{ close: styles.close }}
      type={kind === 'failure' ? 'error' : kind}
      // The area around it is the live region, and there before the words.
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
