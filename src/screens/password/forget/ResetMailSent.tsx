import { useTranslation } from 'react-i18next'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './ResetMailSent.module.css'

/** The recipient as typed, and the server's message. */
export type SentMail = { email: string; message: string | undefined }

export function ResetMailSent({ email, message }: SentMail) {
  const { t } = useTranslation()
  return (
    <StaticAlert
      type="success"
      className={styles.confirmation}
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
