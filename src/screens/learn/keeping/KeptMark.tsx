import { MobileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './keeping.module.css'

/** Marks a lesson in a list that the device keeps. A check mark would say that the lesson is completed. */
export function KeptMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.mark} title={t('keeping.kept')}>
      <MobileOutlined aria-hidden />
      <span className="visually-hidden">{t('keeping.kept')} </span>
    </span>
  )
}
