import { type DayValue, formatDay } from '@/lib/i18n/dates'
import type { LanguageCode } from '@/lib/i18n/language'
import { useIsHydrated } from '@/lib/page/useIsHydrated'

/** A day in the visitor's time zone. A prerendered document shows the day in UTC until it is hydrated. */
export function useDay(value: DayValue, language: LanguageCode) {
  const isHydrated = useIsHydrated()
  return formatDay(value, language, isHydrated ? 'local' : 'utc')
}
