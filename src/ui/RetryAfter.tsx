import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'

/** The text gives longer waits in minutes. */
const LONGEST_IN_SECONDS = 90

/** When the server wants to be asked again, where it said so. */
export function RetryAfter({ error: { retryAfter } }: { error: ApiError }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!retryAfter) return null
  const isShort = retryAfter <= LONGEST_IN_SECONDS
  const count = isShort ? retryAfter : Math.ceil(retryAfter / 60)
  const number = formatNumber(count, language)
  return <p>{t(isShort ? 'ui.retryIn.seconds' : 'ui.retryIn.minutes', { count, number })}</p>
}
