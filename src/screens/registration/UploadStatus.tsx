import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createUploadProgress } from '@/api/upload'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { useService } from '@/state/hooks'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './UploadStatus.module.css'

type Props = { isSending: boolean; wasStopped: boolean; onStop: () => void }

/** Shows the progress of an upload and a button that cancels it. */
export function UploadStatus({ isSending, wasStopped, onStop }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const uploadProgress = useService(createUploadProgress)
  const progress = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.read, uploadProgress.read)
  if (!isSending) return <p role="status">{wasStopped ? t('registration.sending.stopped') : ''}</p>
  const { sent, total } = progress ?? { sent: 0, total: 1 }
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0
  return (
    <div className={styles.status}>
      <ProgressBar
        label={t('registration.sending.label')}
        percent={percent}
        text={
          percent >= 100
            ? t('registration.sending.waiting')
            : t('registration.sending.progress', { percent: formatNumber(percent, language) })
        }
      />
      <Button onClick={onStop}>{t('registration.sending.cancel')}</Button>
    </div>
  )
}
