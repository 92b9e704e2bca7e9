import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './keeping.module.css'

/** Marks a lesson in a list that the device keeps. */
export function KeptMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark}>
      <DownloadOutlined aria-hidden />
      <span className="visually-hidden">{t('keeping.kept')} </span>
    </span>
  )
}
