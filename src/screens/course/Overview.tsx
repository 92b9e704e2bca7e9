import { useTranslation } from 'react-i18next'
import { RichText } from '@/ui/RichText'

export default function Overview({ html }: { html: string | undefined }) {
  const { t } = useTranslation()
  return html?.trim() ? <RichText html={html} /> : <p>{t('course.noOverview')}</p>
}
