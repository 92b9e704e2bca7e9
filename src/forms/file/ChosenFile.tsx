import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import styles from './ChosenFile.module.css'
import { useFilePreview } from './useFilePreview'

const KILO = 1024

type Props = {
  file: File
  /** A file shows as a picture only after its check. */
  isChecked: boolean
  onReset: () => void
}

/** The chosen file: its name and size, a preview if possible, and a button that removes it. */
export function ChosenFile({ file, isChecked, onReset }: Props) {
  const { t } = useTranslation()
  const preview = useFilePreview(isChecked ? file : undefined)
  const [unseen, setUnseen] = useState<string>()
  const language = useLanguage()
  const kilobytes = file.size / KILO
  const isSmall = kilobytes < KILO
  const size = isSmall
    ? formatNumber(Math.max(1, Math.round(kilobytes)), language)
    : formatNumber(kilobytes / KILO, language, { maximumFractionDigits: 1 })
  return (
    <div className={styles.file}>
      {preview && preview !== unseen ? (
        <img
          className={styles.preview}
          src={preview}
          alt={t('registration.file.previewAlt', { name: file.name })}
          onError={() => setUnseen(preview)}
        />
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {file.type === 'application/pdf' ? 'PDF' : file.type.replace(/^image\//, '').toUpperCase()}
        </span>
      )}
      <div className={styles.about}>
        <bdi className={styles.name}>{file.name}</bdi>
        <span>{t(isSmall ? 'registration.file.sizeSmall' : 'registration.file.size', { size })}</span>
      </div>
      <Button type="link" className={styles.remove} onClick={onReset}>
        {t('registration.file.remove')}
      </Button>
    </div>
  )
}
