import { useTranslation } from 'react-i18next'
import type { HistoryRow } from '@/domain/donation/history'
import { intervalIn } from '@/domain/donation/order'
import { formatDay } from '@/lib/i18n/dates'
import { formatDollars } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'

/** The texts of a row. A value that the server has not sent shows as unknown. */
export function useRowTexts(row: HistoryRow) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const textOf = useProviderText()
  const from = formatDay(row.from, language)
  const to = formatDay(row.to, language)
  const period = from && to ? t('profile.history.period', { from, to }) : from || to
  const unknown = t('profile.history.unknown')
  const amount = row.dollars === undefined ? unknown : formatDollars(row.dollars, language)
  const every = row.dollars === undefined ? 'one-time' : intervalIn(row.interval)
  return {
    kind: t(row.kind === 'subs' ? 'profile.history.subscription' : 'profile.history.onetime'),
    interval: row.interval && textOf('intervals', row.interval),
    amount,
    /** The text about future charges once an unpaid subscription is paid. */
    recurs:
      every === 'one-time'
        ? t('profile.history.recursUnknown')
        : t(`profile.history.recurs.${every}`, { amount }),
    period: period || unknown,
    status: row.status ? textOf('statuses', row.status) : unknown,
  }
}

/** Translates a value of the payment provider. An unknown value shows as it is. */
function useProviderText() {
  const { t, i18n } = useTranslation()
  return (table: 'intervals' | 'statuses', word: string) => {
    const key = `profile.history.${table}.${word}`
    return /^\w+$/.test(word) && i18n.exists(key) ? t(key as 'profile.history.statuses.active') : word
  }
}
