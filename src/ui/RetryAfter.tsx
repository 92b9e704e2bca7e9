import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/types'
import { defaultLanguage, isLanguageCode } from '@/lib/language'
import { formatNumber } from '@/lib/numbers'

/** Longer waits are told in minutes. */
const SECONDS_TOLD = 90

/** When the server wants to be asked again, where it said so. */
export function RetryAfter({ error: { retryAfter } }: { error: ApiError }) {
  const { t, i18n } = useTranslation()
  const language = isLanguageCode(i18n.language) ? i18n.language : defaultLanguage
  if (!retryAfter) return null
  const isShort = retryAfter <= SECONDS_TOLD
  const count = isShort ? retryAfter : Math.ceil(retryAfter / 60)
  const number = formatNumber(count, language)
  return <p>{t(isShort ? 'ui.retryIn.seconds' : 'ui.retryIn.minutes', { count, number })}</p>
}
