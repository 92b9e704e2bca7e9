import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/url'
import actions from '@/ui/action.module.css'
import styles from './Pdf.module.css'
import { Unavailable } from './Unavailable'
import type { ViewerProps } from './viewer'

/** Embedded without the browser's toolbar; where a browser cannot embed it, the file opens beside the lesson. */
export default function Pdf({ lesson }: ViewerProps) {
  const { t } = useTranslation()
  const url = safeUrl(lesson.fileUrl)
  if (!url) return <Unavailable text={t('learn.pdf.unavailable')} />
  return (
    <div className={styles.pdf}>
      <object
        className={styles.page}
        data={`${url}#toolbar=0`}
        type="application/pdf"
        aria-label={lesson.title}
      >
        <p className={styles.cannot}>{t('learn.pdf.cannotShow')}</p>
      </object>
      <a className={actions.quiet} href={url} target="_blank" rel="noopener noreferrer">
        {t('learn.pdf.open')}
      </a>
    </div>
  )
}
