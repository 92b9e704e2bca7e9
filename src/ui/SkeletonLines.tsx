import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'

type Props = { text: TextKey; rows?: number }

/**
 * Placeholder lines with a text for screen readers. They are hidden, because Ant Design's skeleton is a
 * heading and a list.
 */
export function SkeletonLines({ text, rows = 8 }: Props) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t(text)}</span>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows }} />
      </div>
    </div>
  )
}
