import { useTranslation } from 'react-i18next'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './SentNote.module.css'

/** To whom it went, as typed, and what the server said to it. */
export type Sent = { email: string; message: string | undefined }

export function SentNote({ email, message }: Sent) {
  const { t } = useTranslation()
  return (
    <StaticAlert
      type="success"
      className={styles.note}
      title={<BidiText text={message || t('password.forget.sent')} />}
      description={
        <>
          <p>
            {t('password.forget.sentTo')} <bdi className={layout.bold}>{email}</bdi>
          </p>
          <p>{t('password.forget.sentHint')}</p>
        </>
      }
    />
  )
}
