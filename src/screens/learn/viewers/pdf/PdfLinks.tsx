import { DownloadOutlined, ExportOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './PdfReader.module.css'

type Props = { url: string; fileName: unknown }

/** Links to the file itself, for learners who want to save it or to read it in another program. */
export function PdfLinks({ url, fileName }: Props) {
  const { t } = useTranslation()
  const isOurs = new URL(url, location.origin).origin === location.origin
  // Browsers download only files of the same origin. Other files open, and need a tab of their own.
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className={styles.links}>
      <a className={styles.link} href={url} download={pdfName(fileName)} {...(isOurs ? {} : elsewhere)}>
        <DownloadOutlined aria-hidden />
        {t('learn.pdf.download')}
      </a>
      <a className={styles.link} href={url} {...elsewhere}>
        <ExportOutlined className={styles.turning} aria-hidden />
        {t('learn.pdf.open')}
      </a>
    </p>
  )
}

/** The file name for a download; it always ends in .pdf. '' lets the browser choose. */
function pdfName(fileName: unknown) {
  const name = typeof fileName === 'string' ? fileName.trim() : ''
  return name === '' ? '' : name.replace(/(\.pdf)?$/i, '.pdf')
}
