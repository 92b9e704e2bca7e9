import { MobileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectKeptCount } from '@/state/keeping/selectors'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'

/** How many lessons of the course can be opened without a connection. */
export default function KeptCount({ courseId }: { courseId: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = useAppSelector((state) => selectKeptCount(state, courseId))
  if (count === 0) return null
  return (
    <p className={layout.small}>
      <MobileOutlined aria-hidden /> {t('keeping.count', { count, number: formatNumber(count, language) })}
    </p>
  )
}
