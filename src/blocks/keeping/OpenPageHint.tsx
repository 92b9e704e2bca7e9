import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/state/hooks'
import { selectStartsOffline } from '@/state/keeping/selectors'

/** Without a service worker a kept lesson opens only in a page that is already open. */
export function OpenPageHint({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const startsOffline = useAppSelector(selectStartsOffline)
  return startsOffline ? null : <span className={className}>{t('keeping.leaveOpen')}</span>
}
