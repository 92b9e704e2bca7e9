import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'

/** The longest wait that the text gives in seconds; it gives longer ones in minutes. */
const LONGEST_IN_SECONDS = 90

/** The time after which the server accepts another request, if it gave one. */
export function RetryAfter({ error: { retryAfter } }: { error: ApiError }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!retryAfter) return null
  const isShort = retryAfter <= LONGEST_IN_SECONDS
  const count = isShort ? retryAfter : Math.ceil(retryAfter / 60)
  const number = formatNumber(count, language)
  return <p>{t(isShort ? 'ui.retryIn.seconds' : 'ui.retryIn.minutes', { count, number })}</p>
}
