import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/url'
import actions from '@/ui/action.module.css'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { type OpenPdf, openPdf } from './openPdf'
import styles from './Pdf.module.css'
import { PdfPages } from './PdfPages'

export default function Pdf({ lesson }: ViewerProps) {
  const { t } = useTranslation()
  const url = safeUrl(lesson.fileUrl)
  if (!url) return <Unavailable text={t('learn.pdf.unavailable')} />
  return (
    <div className={styles.pdf}>
      <PdfFile key={url} url={url} />
      <a className={actions.quiet} href={url} target="_blank" rel="noopener noreferrer">
        {t('learn.pdf.open')}
      </a>
    </div>
  )
}

function PdfFile({ url }: { url: string }) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(1)
  const [pdf, setPdf] = useState<OpenPdf | 'failed'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const { opened, close } = openPdf(url)
    let isHere = true
    opened.then(
      (file) => isHere && setPdf(file),
      () => isHere && setPdf('failed'),
    )
    return () => {
      isHere = false
      close()
    }
  }, [url, attempt])

  const retry = () => {
    setPdf(undefined)
    setAttempt(attempt + 1)
  }
  if (pdf === undefined)
    return (
      <p className={styles.waiting} role="status">
        {t('learn.pdf.loading')}
      </p>
    )
  if (pdf !== 'failed') return <PdfPages pdf={pdf} />
  return (
    <div className={styles.waiting} role="alert">
      <p>{t('learn.pdf.failed')}</p>
      <button type="button" className={actions.quiet} onClick={retry}>
        {t('ui.retry')}
      </button>
    </div>
  )
}
