import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/site/url'
import layout from '@/ui/layout.module.css'
import { Unavailable } from '../Unavailable'
import type { ViewerProps } from '../viewer'
import { PdfLinks } from './PdfLinks'
import { PdfReader } from './PdfReader'

export default function Pdf({ lesson, files, page, onPage }: ViewerProps) {
  const { t } = useTranslation()
  const serverUrl = safeUrl(lesson.fileUrl)
  if (!serverUrl) return <Unavailable text={t('learn.pdf.unavailable')} />
  const url = files.at(serverUrl)
  return (
    <div className={layout.below5}>
      <PdfReader key={url} url={url} startPage={page} onPage={onPage} />
      <PdfLinks url={url} fileName={lesson.fileName} />
    </div>
  )
}
